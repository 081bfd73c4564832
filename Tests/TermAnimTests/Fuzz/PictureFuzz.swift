import Foundation
import Testing

@testable import TermAnim

/// Files of pictures and lists of catalogues that are damaged.
struct PictureFuzz {
  private static let files = [
    SamplePictures.translucent, SamplePictures.fineGrey, SamplePictures.photo,
    SamplePictures.photo(turned: 6, backwards: true),
    SamplePictures.photo(turned: 3, backwards: false),
  ]

  /// What no picture may be, in words.
  private static func fault(in bitmap: Bitmap) -> String? {
    guard bitmap.width > 0, bitmap.height > 0,
      bitmap.pixels.count == bitmap.width * bitmap.height
    else { return "\(bitmap.pixels.count) pixels for \(bitmap.width) x \(bitmap.height)" }
    let wrong = bitmap.pixels.first { pixel in
      [0, 8, 16].contains { pixel >> $0 & 255 > pixel >> 24 }
    }
    return wrong.map { "a pixel \(String($0, radix: 16))" }
  }

  @Test func `a damaged file is a picture or none, upright or turned`() {
    Fuzz.rounds(150) { dice in
      let bytes = dice.mutated(Array(dice.pick(Self.files)))
      // Numbered from somewhere else than 0.
      let file = Data([0, 0, 0] + bytes).dropFirst(3)
      let number = PhotoOrientation(of: file).number
      guard 1...8 ~= number else { return "\(bytes) is turned by \(number)" }
      return PictureReader.bitmap(of: file).flatMap(Self.fault).map { "\($0) in \(bytes)" }
    }
  }

  private static let list = #"""
    {"colors": [{"color": {"color-space": "display-p3", "components": {"red": "0x80", "green": "0.5",
    "blue": 128, "alpha": "1.000"}}, "idiom": "universal", "appearances": [{"appearance":
    "luminosity", "value": "dark"}]}, {"color": {"reference": "systemRedColor"}}]}
    """#
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "null", "true", "1e999", "-1e308", "0x", "-",
    "0xFFFFFFFFFFFFFFFFFF", "nan", "inf", "srgb", "\\u0000", "\\ud800", "\"colors\"",
    "\"components\"", "99999999999999999999",
  ]

  @Test func `a damaged list of colours says one that a screen has, or none`() {
    Fuzz.rounds(300) { dice in
      var bytes = Array(Self.list.utf8)
      if dice.chance(2) { bytes = dice.mutated(bytes) }
      for _ in 0..<dice.roll(0..<4) {
        let place = dice.roll(0..<bytes.count)
        let end = min(place + dice.roll(0..<12), bytes.count)
        bytes.replaceSubrange(place..<end, with: dice.pick(Self.pieces).utf8)
      }
      guard let set = try? JSONDecoder().decode(ColorSet.self, from: Data(bytes)),
        let color = Color(set: set)
      else { return nil }
      for scheme in ColorScheme.allCases {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let shown = color.resolve(in: environment)
        let parts = [shown.linearRed, shown.linearGreen, shown.linearBlue, shown.opacity]
        if !parts.allSatisfy(\.isFinite) {
          return "\(shown) in \(String(decoding: bytes, as: UTF8.self))"
        }
      }
      return nil
    }
  }
}
