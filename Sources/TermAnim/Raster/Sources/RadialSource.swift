import Foundation

/// A radial or elliptical gradient: the place along it is a distance from the centre.
struct RadialSource: ColorSource {
  private let lookup: GradientLookup
  /// In which the gradient is round, its centre is (0, 0), and rows of pixels run along x.
  private let plane: PixelPlane
  private let scale: Float
  private let shift: Float

  var isOpaque: Bool { lookup.isOpaque }

  /// A gradient between two radii about (0, 0) of the plane that `inverse` leads to from pixels.
  ///
  /// Where both radii are the same, the first colour is inside and the last one outside.
  init(lookup: GradientLookup, from start: Double, to end: Double, inverse: CGAffineTransform) {
    self.lookup = lookup
    plane = PixelPlane(Self.turned(inverse))
    let distance = end - start
    let perUnit = lookup.length / (abs(distance) < 1e-6 ? 1e-6 : distance)
    (scale, shift) = (Float(perUnit), Float(0 - start * perUnit))
  }

  /// The plane turned about (0, 0) until rows of pixels run along x: distances stay as they are.
  private static func turned(_ inverse: CGAffineTransform) -> CGAffineTransform {
    let length = (inverse.a * inverse.a + inverse.b * inverse.b).squareRoot()
    guard length > 0 else { return inverse }
    let (x, y) = (inverse.a / length, inverse.b / length)
    return inverse.concatenating(CGAffineTransform(a: x, b: 0 - y, c: y, d: x, tx: 0, ty: 0))
  }

  @inline(__always)
  func quad(x: Int, y: Int) -> SIMD4<UInt32> {
    lookup.pixels(at: entries(at: Self.columns(from: x), in: plane.start(ofRow: y)))
  }

  /// Eight pixels at a time, as long as there are as many: while one root is taken, the next
  /// begins.
  @inline(__always)
  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let row = plane.start(ofRow: y)
    var columns = Self.columns(from: x)
    var index = 0
    while index &+ 8 <= count {
      let (first, second) = (
        entries(at: columns, in: row), entries(at: columns + 4, in: row)
      )
      PixelMath.store(lookup.pixels(at: first), to: pixels + index)
      PixelMath.store(lookup.pixels(at: second), to: pixels + (index &+ 4))
      columns += 8
      index &+= 8
    }
    while index < count {
      PixelMath.store(
        lookup.pixels(at: entries(at: columns, in: row)), to: pixels + index)
      columns += 4
      index &+= 4
    }
  }

  @inline(__always)
  private static func columns(from x: Int) -> SIMD4<Float> {
    SIMD4(0, 1, 2, 3) + Float(x)
  }

  /// The table's entries of columns in the row that begins at `row`.
  @inline(__always)
  private func entries(at columns: SIMD4<Float>, in row: SIMD2<Float>) -> SIMD4<Float> {
    let along = columns * plane.columnStep.x + row.x
    return (along * along + row.y * row.y).squareRoot() * scale + shift
  }
}
