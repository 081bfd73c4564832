import TermAnim
import Testing

@testable import termsplash

@MainActor
struct MotionSceneTests {
  @Test func `the implicit button shrinks on its way, the explicit one at once`() throws {
    let preview = ScenePreview<MotionScene>()
    let (left, right) = sizes(preview)
    #expect(left == right)
    try preview.press("space wait:0.1")
    let during = sizes(preview)
    #expect(during.left > right * 3 / 4)
    #expect(during.right < right * 3 / 4)
    preview.advance(by: 2)
    #expect(sizes(preview).left == during.right)
  }

  @Test func `both buttons fade on their way`() throws {
    let preview = ScenePreview<MotionScene>()
    // The middle of each heart.
    let places = [0.305, 0.705]
    let colors = { places.map { preview.pixel(x: $0, y: 0.42) } }
    let bright = colors()
    try preview.press("space wait:0.5")
    let between = colors()
    preview.advance(by: 1)
    let dim = colors()
    for index in places.indices {
      #expect(Set([bright[index], between[index], dim[index]]).count == 3)
    }
  }

  @Test func `each key presses its own button`() throws {
    let preview = ScenePreview<MotionScene>()
    let model = preview.scene.model
    try preview.press("1")
    #expect(model.implicit.isDim && model.implicit.isSmall && !model.explicit.isDim)
    try preview.press("1 2")
    #expect(!model.implicit.isDim && model.explicit.isDim && model.explicit.isSmall)
  }

  @Test func `brackets change how long it takes`() throws {
    let preview = ScenePreview<MotionScene>()
    try preview.press("] ]")
    #expect(preview.scene.model.tenths == 14)
    for _ in 1...20 { try preview.press("[") }
    #expect(preview.scene.model.tenths == 2)
  }

  @Test func `with less motion nothing changes its size`() throws {
    let preview = ScenePreview<MotionScene>(reducesMotion: true)
    let before = sizes(preview)
    try preview.press("space wait:2")
    #expect(sizes(preview) == before)
  }

  /// The widths of the buttons, in pixels.
  private func sizes(_ preview: ScenePreview<MotionScene>) -> (left: Int, right: Int) {
    let columns = Set(preview.drawn.map(\.column))
    return (columns.count { $0 < 40 }, columns.count { $0 >= 40 })
  }
}
