/// How near a shown picture has to be to the one that should be shown.
struct Fidelity: Hashable, Sendable {
  /// How far a pixel may be off, as a distance in OKLab; never negative.
  var tolerance: Float
  /// How many cells are made exact in a frame although the tolerance would let them be.
  var sharpenedCells: Int

  static let exact = Fidelity(tolerance: 0, sharpenedCells: 0)
}
