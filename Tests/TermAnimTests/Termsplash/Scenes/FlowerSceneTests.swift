import TermAnim
import Testing

@testable import termsplash

@MainActor
struct FlowerSceneTests {
  @Test func `keys add petals and turn the flower, within bounds`() throws {
    let preview = ScenePreview<FlowerScene>()
    let model = preview.scene.model
    try preview.press("up right right left")
    #expect(model.petals == 42 && model.turns == 1)
    for _ in 1...40 { try preview.press("down") }
    #expect(model.petals == 4)
  }

  @Test func `a closed flower is smaller`() throws {
    let preview = ScenePreview<FlowerScene>(reducesMotion: true)
    let closed = preview.drawn.count
    try preview.press("space wait:1")
    #expect(preview.drawn.count > closed * 4 / 3)
    try preview.press("space wait:1")
    #expect(preview.drawn.count == closed)
  }

  @Test func `the flower breathes, unless motion is to be reduced`() {
    for reduces in [false, true] {
      let preview = ScenePreview<FlowerScene>(reducesMotion: reduces)
      preview.advance(by: 0.3)
      let before = preview.picture
      preview.advance(by: 1)
      #expect((preview.picture == before) == reduces)
    }
  }
}
