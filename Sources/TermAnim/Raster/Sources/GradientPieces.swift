/// The pieces of the linear gradients that were drawn last.
///
/// A class because its identity is the point: it owns their memory.
final class GradientPieces {
  /// The most pieces within a gradient.
  private static let mostPieces = 16
  /// Room for these, and for those before and after the gradient.
  private static let room = mostPieces + 2
  /// Columns that a piece has on average, so that it takes no more time than looking colours up.
  private static let leastColumns = 48

  /// The times that memory had to grow: none after the first frame.
  private(set) var growthCount = 0
  private var recent = RecentRamps()
  private var counts = [Int](repeating: 0, count: RecentRamps.capacity)
  private var pieces: UnsafeMutablePointer<GradientPiece>?
  /// Those of the gradient that is being drawn.
  private var evenPieces: UnsafeMutablePointer<EvenPiece>?

  deinit {
    pieces?.deallocate()
    evenPieces?.deallocate()
  }

  /// A gradient of pieces; nil where it is not opaque, or may have too many for its size on the
  /// screen, or where whole rows have one colour, for which no pieces are needed.
  ///
  /// Valid until it is asked for another.
  func source(of ramp: GradientRamp, places: LinearPlaces) -> EvenSource? {
    guard places.stepX != 0 else { return nil }
    let columns = EvenPiece.length / Int(places.stepX.magnitude)
    // A piece from stop to stop; in another space than the screen's, nobody knows how many before
    // they have been found, which takes as long as a picture of some rows.
    let mostPieces = ramp.space == .device ? ramp.stops.count - 1 : Self.mostPieces
    guard ramp.isOpaque, columns >= Self.leastColumns * mostPieces else { return nil }
    let pieces = pieces(of: ramp)
    guard !pieces.isEmpty else { return nil }
    let evenPieces = evenPieces ?? allocate()
    for index in pieces.indices {
      (evenPieces + index).initialize(to: EvenPiece(pieces[index], step: places.stepX))
    }
    self.evenPieces = evenPieces
    return EvenSource(places: places, pieces: evenPieces)
  }

  private func pieces(of ramp: GradientRamp) -> UnsafeBufferPointer<GradientPiece> {
    let all = pieces ?? allocate(RecentRamps.capacity)
    pieces = all
    let slot = recent.slot(of: ramp)
    let own = UnsafeMutableBufferPointer(start: all + slot.index * Self.room, count: Self.room)
    if slot.isNew { counts[slot.index] = ramp.fillPieces(own) }
    return UnsafeBufferPointer(rebasing: own[..<counts[slot.index]])
  }

  /// Memory for the pieces of so many gradients.
  private func allocate<Piece: BitwiseCopyable>(
    _ count: Int = 1
  ) -> UnsafeMutablePointer<Piece> {
    growthCount += 1
    return .allocate(capacity: count * Self.room)
  }
}
