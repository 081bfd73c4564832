/// The same arithmetic on rows of pixels whose channels are numbers from 0 to 255.
extension PixelMath {
  /// Writes the four channels of each pixel side by side.
  static func separate(
    _ pixels: UnsafePointer<UInt32>, into channels: UnsafeMutablePointer<Float>, count: Int
  ) {
    let bytes = UnsafeRawPointer(pixels)
    for index in 0..<4 * count {
      channels[index] = Float(bytes.load(fromByteOffset: index, as: UInt8.self))
    }
  }

  /// Writes the pixels nearest to channels that are side by side.
  static func join(
    _ channels: UnsafePointer<Float>, into pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let quads = UnsafeRawPointer(channels)
    for index in 0..<count {
      pixels[index] = pixel(channels: quads.load(fromByteOffset: 16 * index, as: SIMD4<Float>.self))
    }
  }

  /// Composites a row over one pixel, of which each place has as much as its alpha says, from 0 to
  /// 255.
  ///
  /// Up to three numbers and pixels after the row are read, too.
  static func put(
    _ pixel: UInt32, times alpha: UnsafePointer<Float>, behind row: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    let repeated = SIMD4(repeating: pixel)
    var x = 0
    while x < count {
      let alphas = UnsafeRawPointer(alpha + x).loadUnaligned(as: SIMD4<Float>.self)
      // Adding 2^23 leaves the rounded number in the low bits of a Float's pattern.
      let rounded = unsafeBitCast(alphas * (256 / 255) + 8_388_608, to: SIMD4<UInt32>.self)
      let behind = scaled(repeated, by: rounded & 511)
      let quad = over(quad(row + x), behind)
      if x &+ 4 <= count {
        store(quad, to: row + x)
      } else {
        for place in x..<count { row[place] = quad[place - x] }
      }
      x &+= 4
    }
  }
}
