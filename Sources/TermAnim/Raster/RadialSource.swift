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
  func quad(x: Int, y: Int) -> SIMD4<UInt32> {
    let row = plane.start(ofRow: y)
    let column = SIMD4<Float>(0, 1, 2, 3) + Float(x)
    let across = column * plane.columnStep.x + row.x
    let down = column * plane.columnStep.y + row.y
    return lookup.pixels(at: (across * across + down * down).squareRoot() * scale + shift)
  }

  /// Eight pixels at a time, as long as there are as many: while one root is taken, the next begins.
  @inline(__always)
  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let row = plane.start(ofRow: y)
    var column = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + Float(x)
    var index = 0
    while index &+ 8 <= count {
      let across = column * plane.columnStep.x + row.x
      let down = column * plane.columnStep.y + row.y
      let entries = (across * across + down * down).squareRoot() * scale + shift
      PixelMath.store(lookup.pixels(at: entries.lowHalf), to: pixels + index)
      PixelMath.store(lookup.pixels(at: entries.highHalf), to: pixels + (index &+ 4))
      column += 8
      index &+= 8
    }
    while index < count {
      PixelMath.store(quad(x: x &+ index, y: y), to: pixels + index)
      index &+= 4
    }
  }
}
