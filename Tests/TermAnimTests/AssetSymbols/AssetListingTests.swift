import ClientAssets
import Testing

@testable import TermAnim

/// A program's assets by the symbols that the plugin has written for them.
@MainActor
struct AssetListingTests {
  private func pixels(_ scheme: ColorScheme, isBack: Bool) -> [UInt32] {
    let view = Listing(isBack: isBack).environment(\.colorScheme, scheme)
    guard let bitmap = ImageRenderer(content: view).cgImage?.bitmap else { return [] }
    return (0..<bitmap.height / 4).map {
      bitmap.pixels[($0 * 4 + 2) * bitmap.width + bitmap.width / 2]
    }
  }

  @Test func `symbols show the assets of their target`() {
    let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000)
    let orange: UInt32 = 0xFF00_80FF
    let light = pixels(.light, isBack: true)
    #expect(light == [red, red, blue, green, orange, green, blue, orange, red, red])
    let dark = pixels(.dark, isBack: false)
    #expect(dark == [blue, orange, blue, green, orange, green, blue, orange, red, blue])
  }
}
