import TermAnim
import Testing

@testable import termsplash

@MainActor
struct ColorTextSceneTests {
  @Test func `the colour flows from the first letter to the last`() throws {
    let preview = ScenePreview<ColorTextScene>()
    let before = preview.picture
    try preview.press("space wait:0.55")
    let during = preview.picture
    let changed = columns(before, during)
    #expect((changed.first ?? 0) < 20)
    preview.advance(by: 2)
    #expect(columns(during, preview.picture).last ?? 0 > (changed.last ?? 0) - 2)
    try preview.press("space wait:3")
    #expect(preview.picture == before)
  }

  @Test func `both lines can be typed, in any script`() throws {
    let preview = ScenePreview<ColorTextScene>()
    try preview.press("e backspace return E backspace \u{6C34} return")
    #expect(preview.scene.model.latin == "Colour")
    #expect(preview.scene.model.chinese.last == "\u{6C34}")
    #expect(preview.scene.model.chinese.count == 5)
  }

  @Test func `an empty line is no harm`() throws {
    let preview = ScenePreview<ColorTextScene>()
    preview.scene.model.latin = ""
    preview.scene.model.chinese = ""
    preview.advance(by: 0.1)
    try preview.press("space wait:0.5")
    #expect(preview.drawn.isEmpty)
  }

  /// The columns in which two pictures differ.
  private func columns(_ one: Bitmap, _ other: Bitmap) -> [Int] {
    Set(
      one.pixels.indices.filter { one.pixels[$0] != other.pixels[$0] }.map { $0 % one.width }
    ).sorted()
  }
}
