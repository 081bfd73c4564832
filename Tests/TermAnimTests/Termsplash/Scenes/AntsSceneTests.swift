import Foundation
import TermAnim
import Testing

@testable import termsplash

@MainActor
struct AntsSceneTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1_000)

  @Test func `ants that change their pace go on from where they are`() {
    var march = March(pace: 10, from: start)
    #expect(march.distance(at: start) == 0)
    let turn = start.addingTimeInterval(2)
    let before = march.distance(at: turn)
    march.change(to: -5, at: turn)
    #expect(before == 20 && march.distance(at: turn) == before)
    #expect(march.distance(at: turn.addingTimeInterval(2)) == 10)
  }

  @Test func `keys change direction, pace and length within bounds`() throws {
    let preview = ScenePreview<AntsScene>()
    let model = preview.scene.model
    try preview.press("left up ]")
    #expect(model.isBackwards && model.speed == 4 && model.length == 4)
    #expect(model.pace == -48)
    for _ in 1...12 { try preview.press("down [") }
    #expect(model.speed == 0 && model.length == 2 && model.pace == 0)
    try preview.press("right space")
    #expect(model.isBackwards)
  }

  @Test func `ants march, the other way after turning round`() throws {
    let preview = ScenePreview<AntsScene>()
    preview.advance(by: 1)
    let here = preview.picture
    preview.advance(by: 0.25)
    let there = preview.picture
    #expect(here != there)
    try preview.press("space wait:0.25")
    #expect(closeness(preview.picture, here) < closeness(preview.picture, there))
  }

  @Test func `ants that stand still cost nothing`() throws {
    for reduces in [true, false] {
      let preview = ScenePreview<AntsScene>(reducesMotion: reduces)
      if !reduces { try preview.press("wait:0.2 down down down") }
      preview.advance(by: 0.5)
      let rest = preview.picture
      preview.advance(by: 1)
      #expect(preview.picture == rest)
    }
  }

  /// The pixels that differ.
  private func closeness(_ one: Bitmap, _ other: Bitmap) -> Int {
    zip(one.pixels, other.pixels).count { $0 != $1 }
  }
}
