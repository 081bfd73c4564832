import Foundation

/// A radial or elliptical gradient: the place along it is a distance from the centre.
struct RadialSource: ColorSource {
  private let lookup: GradientLookup
  /// In which the gradient is round and its centre is (0, 0).
  private let plane: PixelPlane
  private let scale: Float
  private let shift: Float

  var isOpaque: Bool { lookup.isOpaque }

  /// A gradient between two radii about (0, 0) of the plane that `inverse` leads to from pixels.
  ///
  /// Where both radii are the same, the first colour is inside and the last one outside.
  init(lookup: GradientLookup, from start: Double, to end: Double, inverse: CGAffineTransform) {
    self.lookup = lookup
    plane = PixelPlane(inverse)
    let distance = end - start
    let perUnit = lookup.length / (abs(distance) < 1e-6 ? 1e-6 : distance)
    (scale, shift) = (Float(perUnit), Float(0 - start * perUnit))
  }

  @inline(__always)
  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    if lookup.spread == .pad {
      fetch(x: x, y: y, count: count) { lookup.writePadded($1, to: pixels + $0) }
    } else {
      fetch(x: x, y: y, count: count) { lookup.writeRepeated($1, to: pixels + $0) }
    }
  }

  @inline(__always)
  private func fetch(x: Int, y: Int, count: Int, write: (Int, SIMD4<Float>) -> Void) {
    let row = plane.start(ofRow: y)
    var column = SIMD4<Float>(0, 1, 2, 3) + Float(x)
    var index = 0
    while index < count {
      let across = column * plane.columnStep.x + row.x
      let down = column * plane.columnStep.y + row.y
      write(index, (across * across + down * down).squareRoot() * scale + shift)
      column += 4
      index &+= 4
    }
  }
}
