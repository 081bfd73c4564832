import Foundation

/// The picture of the particles of a cell in the colours that these have.
///
/// A class because it keeps the pictures that were asked for, as long as they are few.
@MainActor
final class ParticlePictures {
  /// Nil for particles that are not seen.
  private let original: CGImage?
  private var tinted: [SIMD4<UInt8>: Image] = [:]

  /// Particles are small: more pixels than these on a side would not be seen.
  private static let side = 32
  private static let most = 4096

  init(of picture: CGImage?) {
    original = picture.map { $0.reduced(toSide: Self.side) }
  }

  /// The picture with its colours multiplied by `color`, in 32 steps of each channel, and its
  /// opacity left as it is; nil without a picture.
  func picture(in color: SIMD4<Double>) -> Image? {
    guard let original else { return nil }
    var key = SIMD4<UInt8>((color * 31).rounded(.toNearestOrEven))
    key.w = 31
    if let known = tinted[key] { return known }
    if tinted.count == Self.most { tinted = [:] }
    let factor = SIMD4<UInt32>(truncatingIfNeeded: key)
    let image = Image(decorative: original.multiplied(by: factor, of: 31), scale: 1)
    tinted[key] = image
    return image
  }
}

extension CGImage {
  /// The picture with each channel multiplied by its share `factor` of `whole`.
  fileprivate func multiplied(by factor: SIMD4<UInt32>, of whole: UInt32) -> CGImage {
    guard factor != SIMD4(repeating: whole) else { return self }
    let shifts = SIMD4<UInt32>(0, 8, 16, 24)
    let pixels = bitmap.pixels.map { pixel in
      let channels = (SIMD4(repeating: pixel) &>> shifts) & 255
      return ((channels &* factor / SIMD4(repeating: whole)) &<< shifts).wrappedSum()
    }
    return CGImage(Bitmap(width: width, height: height, pixels: pixels))
  }

  /// The picture with whole squares of its pixels taken together, so that it has at most `side` of
  /// them on a side.
  fileprivate func reduced(toSide side: Int) -> CGImage {
    let step = (max(width, height) + side - 1) / side
    guard step > 1 else { return self }
    let (columns, rows) = (max(width / step, 1), max(height / step, 1))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns { pixels.append(mean(column * step, row * step, step)) }
    }
    return CGImage(Bitmap(width: columns, height: rows, pixels: pixels))
  }

  /// The mean of the pixels of a square, as far as it is in the picture.
  private func mean(_ x: Int, _ y: Int, _ side: Int) -> UInt32 {
    let shifts = SIMD4<UInt32>(0, 8, 16, 24)
    var (sum, count) = (SIMD4<UInt32>.zero, UInt32(0))
    for row in y..<min(y + side, height) {
      for pixel in bitmap.pixels[row * width + x..<row * width + min(x + side, width)] {
        sum &+= (SIMD4(repeating: pixel) &>> shifts) & 255
        count += 1
      }
    }
    return ((sum / SIMD4(repeating: max(count, 1))) &<< shifts).wrappedSum()
  }
}
