import Foundation

/// A bitmap laid over a frame: smooth between its pixels when enlarged, unless it is not to be, and
/// their mean when reduced.
struct BitmapSource<Map: BitmapMap>: ColorSource {
  private let bitmap: Bitmap
  private let tiles: Bool
  private let isSmooth: Bool
  /// From pixels of the picture to those of the bitmap.
  private let map: Map
  /// Samples along each axis of a pixel: one unless the bitmap is reduced.
  private let samples: Int
  /// How far beyond its sides the bitmap has the colours there, in its own pixels.
  ///
  /// As far as a pixel of the picture that it has a part of: how much of that is covered is told by
  /// the outline that is filled.
  private let margin: (x: Double, y: Double)

  var isOpaque: Bool { false }

  /// The bitmap drawn into `frame`, a rectangle of points that `inverse` leads to from pixels.
  ///
  /// An empty bitmap or frame is clear. A bitmap that is much reduced along both axes is taken from
  /// `halves`; with perspective, one whose middle is.
  init(
    bitmap: Bitmap, frame: CGRect, tiles: Bool, isSmooth: Bool, inverse: Map,
    halves: BitmapHalves
  ) {
    let whole = Self.map(to: bitmap, in: frame, inverse).steps(in: bitmap)
    // The axis that is reduced less keeps what it has.
    self.bitmap = halves.bitmap(for: bitmap, step: min(whole.x, whole.y))
    (self.tiles, self.isSmooth) = (tiles, isSmooth)
    map = Self.map(to: self.bitmap, in: frame, inverse)
    let steps = map.steps(in: self.bitmap)
    samples = Self.samples(for: max(steps.x, steps.y))
    // From side to side a pixel is as long as both of its diagonal's legs, at most.
    margin = (max(0.5, steps.x * 2.0.squareRoot()), max(0.5, steps.y * 2.0.squareRoot()))
  }

  /// Samples along each axis, of which at most 16 are taken; 0 for what has no size.
  private static func samples(for step: Double) -> Int {
    step.isFinite ? min(max(Int((min(step, 1e6) * 0.999).rounded(.up)), 1), 16) : 0
  }

  private static func map(to bitmap: Bitmap, in frame: CGRect, _ inverse: Map) -> Map {
    let (scaleX, scaleY) = (
      CGFloat(bitmap.width) / frame.width, CGFloat(bitmap.height) / frame.height
    )
    return inverse.followed(
      by: CGAffineTransform(
        a: scaleX, b: 0, c: 0, d: scaleY, tx: -frame.minX * scaleX, ty: -frame.minY * scaleY))
  }

  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    guard samples > 0 && bitmap.width > 0 && bitmap.height > 0 else {
      return pixels.update(repeating: 0, count: count)
    }
    bitmap.pixels.withUnsafeBufferPointer { source in
      guard isSmooth || samples > 1 else {
        for index in 0..<count {
          pixels[index] = nearest(source, x: Double(x + index) + 0.5, y: Double(y) + 0.5)
        }
        return
      }
      for index in 0..<count {
        pixels[index] = mean(source, x: Double(x + index), y: Double(y))
      }
    }
  }

  /// The mean of the samples within one pixel of the picture.
  private func mean(_ source: UnsafeBufferPointer<UInt32>, x: Double, y: Double) -> UInt32 {
    guard samples > 1 else { return sample(source, x: x + 0.5, y: y + 0.5) }
    var sum = SIMD4<UInt32>(repeating: UInt32(samples * samples / 2))
    let step = 1 / Double(samples)
    for row in 0..<samples {
      for column in 0..<samples {
        let pixel = sample(
          source, x: x + (Double(column) + 0.5) * step, y: y + (Double(row) + 0.5) * step)
        sum &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
      }
    }
    let mean = sum / UInt32(samples * samples)
    return mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
  }

  /// The bitmap's colour at a point of the picture, between its four nearest pixels.
  private func sample(_ source: UnsafeBufferPointer<UInt32>, x: Double, y: Double) -> UInt32 {
    let place = map.place(of: CGPoint(x: x, y: y))
    guard hasColor(at: place) else { return 0 }
    let (left, top) = ((place.x - 0.5).rounded(.down), (place.y - 0.5).rounded(.down))
    let weightX = UInt32((place.x - 0.5 - left) * 256)
    let weightY = UInt32((place.y - 0.5 - top) * 256)
    let column = wrapped(Int(left), bitmap.width)
    let nextColumn = wrapped(Int(left) + 1, bitmap.width)
    let row = wrapped(Int(top), bitmap.height) * bitmap.width
    let nextRow = wrapped(Int(top) + 1, bitmap.height) * bitmap.width
    return PixelMath.mixed(
      PixelMath.mixed(source[nextRow + nextColumn], source[nextRow + column], by: weightX),
      PixelMath.mixed(source[row + nextColumn], source[row + column], by: weightX), by: weightY)
  }

  /// The bitmap's pixel that a point of the picture falls into.
  private func nearest(_ source: UnsafeBufferPointer<UInt32>, x: Double, y: Double) -> UInt32 {
    let place = map.place(of: CGPoint(x: x, y: y))
    guard hasColor(at: place) else { return 0 }
    let row = wrapped(Int(place.y.rounded(.down)), bitmap.height) * bitmap.width
    return source[row + wrapped(Int(place.x.rounded(.down)), bitmap.width)]
  }

  /// Whether a place of the bitmap's plane is on it; not beyond a million pixels, nor at NaN.
  @inline(__always)
  private func hasColor(at place: CGPoint) -> Bool {
    guard abs(place.x) < 1e6 && abs(place.y) < 1e6 else { return false }
    return tiles
      || (place.x >= -margin.x && place.y >= -margin.y
        && place.x <= Double(bitmap.width) + margin.x
        && place.y <= Double(bitmap.height) + margin.y)
  }

  /// An index within the bitmap: round again when it tiles, else the nearest.
  @inline(__always)
  private func wrapped(_ index: Int, _ count: Int) -> Int {
    guard tiles else { return min(max(index, 0), count - 1) }
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }
}
