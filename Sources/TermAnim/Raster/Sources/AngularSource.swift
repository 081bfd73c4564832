import Foundation

/// An angular gradient: the place along it is a direction from the centre.
struct AngularSource: ColorSource {
  private let lookup: GradientLookup
  private let plane: PixelPlane
  /// The angle at which the gradient begins, 0 to one turn, and its length in turns.
  private let start: Float
  private let sweep: Float

  var isOpaque: Bool { lookup.isOpaque }

  /// A gradient from one angle to another about (0, 0) of the plane that `inverse` leads to from
  /// pixels.
  ///
  /// What a sweep of less than a turn leaves over belongs to its nearer end. An empty or NaN sweep
  /// is a whole turn.
  init(lookup: GradientLookup, from start: Angle, to end: Angle, inverse: CGAffineTransform) {
    self.lookup = lookup
    plane = PixelPlane(inverse)
    let turns = (end.radians - start.radians) / (2 * .pi)
    sweep = turns.isFinite && turns != 0 ? Float(turns) : 1
    let first = start.radians / (2 * .pi)
    self.start = first.isFinite ? Float(first - first.rounded(.down)) : 0
  }

  @inline(__always)
  func quad(x: Int, y: Int) -> SIMD4<UInt32> {
    let row = plane.start(ofRow: y)
    let column = SIMD4<Float>(0, 1, 2, 3) + Float(x)
    let turn = Self.turn(
      x: column * plane.columnStep.x + row.x, y: column * plane.columnStep.y + row.y)
    return lookup.pixels(at: place(of: turn) * Float(lookup.length))
  }

  /// The place along the gradient of directions in turns.
  @inline(__always)
  private func place(of turn: SIMD4<Float>) -> SIMD4<Float> {
    let forward = sweep < 0 ? start - turn : turn - start
    let wrapped = forward.replacing(with: forward + 1, where: forward .< 0)
    let length = abs(sweep)
    guard length < 1 else { return wrapped / length }
    let isPastMiddle = wrapped .> SIMD4(repeating: (1 + length) / 2)
    return wrapped.replacing(with: wrapped - 1, where: isPastMiddle) / length
  }

  /// Directions as fractions of a turn, 0 up to 1, clockwise on the screen from the x axis.
  ///
  /// The arc tangent is a polynomial within 2e-4 radians, a thirtieth of a table's entry.
  /// - SeeAlso: Rajan, Wang, Inkol and Joyal, "Efficient approximations for the arctangent
  ///   function" (2006), IEEE Signal Processing Magazine 23(3).
  @inline(__always)
  private static func turn(x: SIMD4<Float>, y: SIMD4<Float>) -> SIMD4<Float> {
    let flatX = x.replacing(with: 0 - x, where: x .< 0)
    let flatY = y.replacing(with: 0 - y, where: y .< 0)
    let isSteep = flatY .> flatX
    let larger = flatX.replacing(with: flatY, where: isSteep)
    let smaller = flatY.replacing(with: flatX, where: isSteep)
    let ratio = smaller / larger.replacing(with: 1, where: larger .== 0)
    let square = ratio * ratio
    let tangent =
      ((square * -0.046_496_475 + 0.159_314_22) * square - 0.327_622_76) * square * ratio + ratio
    let octant = tangent.replacing(with: .pi / 2 - tangent, where: isSteep)
    let half = octant.replacing(with: .pi - octant, where: x .< 0)
    return half.replacing(with: 2 * .pi - half, where: y .< 0) / (2 * .pi)
  }
}
