import Foundation

/// A bitmap laid over a frame: smooth between its pixels when enlarged, their mean when reduced.
struct BitmapSource: ColorSource {
  /// At most this many samples along each axis of a pixel of the picture.
  private static let mostSamples = 16

  private let bitmap: Bitmap
  private let tiles: Bool
  /// From pixels of the picture to those of the bitmap.
  private let map: CGAffineTransform
  /// Samples along each axis of a pixel: one unless the bitmap is reduced.
  private let samples: Int

  var isOpaque: Bool { false }

  /// The bitmap drawn into `frame`, a rectangle of points that `inverse` leads to from pixels.
  ///
  /// An empty bitmap or frame is clear. A bitmap that is much reduced along both axes is taken from
  /// `halves`.
  init(
    bitmap: Bitmap, frame: CGRect, tiles: Bool, inverse: CGAffineTransform, halves: BitmapHalves
  ) {
    let whole = Self.steps(of: Self.map(to: bitmap, in: frame, inverse))
    // The axis that is reduced less keeps what it has.
    self.bitmap = halves.bitmap(for: bitmap, step: min(whole.x, whole.y))
    self.tiles = tiles
    map = Self.map(to: self.bitmap, in: frame, inverse)
    let steps = Self.steps(of: map)
    let step = max(steps.x, steps.y)
    samples =
      step.isFinite ? min(max(Int((min(step, 1e6) * 0.999).rounded(.up)), 1), Self.mostSamples) : 0
  }

  private static func map(
    to bitmap: Bitmap, in frame: CGRect, _ inverse: CGAffineTransform
  ) -> CGAffineTransform {
    let (scaleX, scaleY) = (
      CGFloat(bitmap.width) / frame.width, CGFloat(bitmap.height) / frame.height
    )
    return inverse.concatenating(
      CGAffineTransform(
        a: scaleX, b: 0, c: 0, d: scaleY, tx: -frame.minX * scaleX, ty: -frame.minY * scaleY))
  }

  /// The pixels of a bitmap that fall into one of the picture, along the bitmap's axes.
  private static func steps(of map: CGAffineTransform) -> (x: Double, y: Double) {
    (hypot(map.a, map.c), hypot(map.b, map.d))
  }

  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    guard samples > 0 && bitmap.width > 0 && bitmap.height > 0 else {
      return pixels.update(repeating: 0, count: count)
    }
    bitmap.pixels.withUnsafeBufferPointer { source in
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
    let place = CGPoint(x: x, y: y).applying(map)
    guard abs(place.x) < 1e6 && abs(place.y) < 1e6 else { return 0 }
    if !tiles {
      let isInside =
        place.x >= -0.5 && place.y >= -0.5 && place.x <= Double(bitmap.width) + 0.5
        && place.y <= Double(bitmap.height) + 0.5
      guard isInside else { return 0 }
    }
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

  /// An index within the bitmap: round again when it tiles, else the nearest.
  @inline(__always)
  private func wrapped(_ index: Int, _ count: Int) -> Int {
    guard tiles else { return min(max(index, 0), count - 1) }
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }
}
