import TermAnim
import Testing

@testable import termsplash

@MainActor
struct PercentSceneTests {
  @Test(arguments: [
    ("0", 0), ("7", 70), ("=", 100), ("5 up", 51), ("5 down left", 39), ("= right", 100),
  ])
  func `keys aim at percentages and stay between 0 and 100`(keys: String, percent: Int) throws {
    let preview = ScenePreview<PercentScene>()
    #expect(try preview.press(keys))
    #expect(preview.scene.model.percent == percent)
  }

  @Test func `a click aims at the share of the turn, clockwise from the top`() {
    let model = PercentModel()
    let places: [(CGPoint, Int)] = [
      (CGPoint(x: 99, y: 50), 25), (CGPoint(x: 50, y: 99), 50), (CGPoint(x: 1, y: 50), 75),
    ]
    for (point, percent) in places {
      model.aim(at: point, inRingOfDiameter: 100)
      #expect(model.percent == percent)
    }
    model.aim(at: CGPoint(x: 51, y: 50), inRingOfDiameter: 100)
    #expect(model.percent == 75)
  }

  @Test func `the ring is filled as far as the percentage says`() throws {
    let preview = ScenePreview<PercentScene>(columns: 120, rows: 40)
    try preview.press("0 wait:2")
    let empty = preview.picture
    for tens in [2, 5, 8] {
      try preview.press("\(tens) wait:2")
      let filled = changedTurns(from: empty, to: preview.picture)
      #expect((filled.max() ?? 0) < Double(tens) / 10 + 0.02)
      #expect((filled.max() ?? 0) > Double(tens) / 10 - 0.05)
    }
  }

  @Test func `the ring is on its way between, and arrives`() throws {
    let preview = ScenePreview<PercentScene>(columns: 120, rows: 40)
    try preview.press("0 wait:2")
    let empty = preview.picture
    try preview.press("9 wait:0.15")
    let halfway = changedTurns(from: empty, to: preview.picture).max() ?? 0
    #expect(halfway > 0.05 && halfway < 0.8)
  }

  /// Where pixels of the ring differ, as shares of a turn clockwise from the top.
  private func changedTurns(from old: Bitmap, to new: Bitmap) -> [Double] {
    let area = Picture<EmptyView>.area(
      of: CGSize(width: 4 * Double(new.width), height: 4 * Double(new.height)))
    let radius = min(area.width, area.height) / 8
    return new.pixels.indices.filter { old.pixels[$0] != new.pixels[$0] }.compactMap { index in
      let x = Double(index % new.width) + 0.5 - area.midX / 4
      let y = Double(index / new.width) + 0.5 - area.midY / 4
      guard hypot(x, y) > radius * 0.75, y > 0 || abs(x) > 2 else { return nil }
      let turn = atan2(x, -y) / (2 * .pi)
      return turn < 0 ? turn + 1 : turn
    }
  }
}
