@testable import TermAnim

/// Pixels as lines of text: one character each, every line between bars.
///
/// Pixels are premultiplied gamma-encoded sRGB with red in the lowest byte; what is not opaque is
/// seen on black, and what is wholly clear is a space.
struct PixelText {
  private static let shades = Array(" .:-=+*#%@")

  /// Capital letters are bright, small ones dark; `w` is a light grey and `.` a dark one.
  private static let letters: [(letter: Character, place: OKLab)] = [
    ("W", 0xFFFFFF), ("w", 0xB0B0B0), (".", 0x606060), ("K", 0x000000),
    ("R", 0xFF3030), ("r", 0x801818), ("O", 0xFF9010), ("o", 0x804808),
    ("Y", 0xFFE010), ("y", 0x807008), ("G", 0x30D040), ("g", 0x186820),
    ("C", 0x20D0E8), ("c", 0x106874), ("B", 0x2060FF), ("b", 0x103080),
    ("P", 0xD040F0), ("p", 0x682078),
  ].map { ($0.0, OKLab(Color.Resolved(straightPixel: UInt32($0.1 << 8 | 0xFF).byteSwapped))) }

  private let pixels: [UInt32]
  private let width: Int

  /// - Precondition: `pixels` fill whole rows of `width`.
  init(_ pixels: [UInt32], width: Int) {
    precondition(
      width > 0 ? pixels.count.isMultiple(of: width) : pixels.isEmpty,
      "\(pixels.count) pixels do not fill rows of \(width)")
    (self.pixels, self.width) = (pixels, width)
  }

  init(_ buffer: PixelBuffer) {
    let pixels = UnsafeBufferPointer(start: buffer.base, count: buffer.width * buffer.height)
    self.init(Array(pixels), width: buffer.width)
  }

  /// How light each pixel looks, in ten steps from ` ` to `@`.
  var shades: String {
    text { pixel in
      let step = Int(OKLab(Color.Resolved(straightPixel: pixel)).lightness * 10)
      return Self.shades[min(max(step, 0), 9)]
    }
  }

  /// How opaque each pixel is, in ten steps from ` ` to `@`: coverage, when one colour is drawn.
  var coverage: String {
    text { Self.shades[(Int($0 >> 24) * 9 + 127) / 255] }
  }

  /// The letter of the colour nearest to each pixel.
  var colors: String {
    text { pixel in
      guard pixel >> 24 > 0 else { return " " }
      let place = OKLab(Color.Resolved(straightPixel: pixel))
      let nearest = Self.letters.min {
        $0.place.distanceSquared(to: place) < $1.place.distanceSquared(to: place)
      }
      return nearest?.letter ?? " "
    }
  }

  private func text(_ character: (UInt32) -> Character) -> String {
    guard width > 0 else { return "" }
    return stride(from: 0, to: pixels.count, by: width).map { start in
      "|" + String(pixels[start..<start + width].map(character)) + "|\n"
    }.joined()
  }
}
