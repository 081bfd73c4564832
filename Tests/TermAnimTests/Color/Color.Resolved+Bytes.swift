@testable import TermAnim

extension Color.Resolved {
  /// An sRGB colour of bytes, as reference rows give it; a fourth number is opacity in 0...1.
  init(bytes: [Double]) {
    self.init(
      red: Float(bytes[0] / 255), green: Float(bytes[1] / 255), blue: Float(bytes[2] / 255),
      opacity: bytes.count > 3 ? Float(bytes[3]) : 1)
  }

  /// Red, green and blue of the nearest opaque pixel over `ground`.
  func bytes(over ground: Double = 0) -> [Double] {
    let pixel = premultipliedPixel
    let rest = 1 - Double(pixel >> 24) / 255
    return [0, 8, 16].map { Double(pixel >> $0 & 0xFF) + ground * rest }
  }
}
