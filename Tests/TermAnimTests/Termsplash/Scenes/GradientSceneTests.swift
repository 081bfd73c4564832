import TermAnim
import Testing

@testable import termsplash

@MainActor
struct GradientSceneTests {
  @Test func `the mix begins and ends with the colours of the pair`() {
    for pair in GradientPair.all {
      #expect(pair.first.count == pair.second.count)
      let environment = EnvironmentValues()
      for (share, row) in [(0.0, pair.first), (1, pair.second)] {
        for (mixed, color) in zip(pair.colors(at: share), row) {
          let (one, other) = (mixed.resolve(in: environment), color.resolve(in: environment))
          #expect(abs(one.linearRed - other.linearRed) < 1e-4)
          #expect(abs(one.linearBlue - other.linearBlue) < 1e-4)
        }
      }
    }
  }

  @Test func `no mix is grey`() {
    let environment = EnvironmentValues()
    for pair in GradientPair.all {
      for share in stride(from: 0.0, through: 1, by: 0.1) {
        for color in pair.colors(at: share) {
          let color = color.resolve(in: environment)
          let components = [color.red, color.green, color.blue]
          #expect((components.max() ?? 0) - (components.min() ?? 0) > 0.2, "\(pair) at \(share)")
        }
      }
    }
  }

  @Test func `the knob keeps up with a hand, and takes its time to go where a key says`() throws {
    /// The column of the knob, which is white.
    func knob(_ preview: ScenePreview<GradientScene>) -> Int {
      let picture = preview.picture
      return picture.pixels.indices.filter { picture.pixels[$0] == 0xFFFF_FFFF }
        .map { $0 % picture.width }.max() ?? 0
    }
    let preview = ScenePreview<GradientScene>()
    preview.drag(from: (0.2, 0.74), through: [(0.5, 0.74), (0.8, 0.74)])
    preview.advance(by: 0.25)
    let held = knob(preview)
    preview.advance(by: 2)
    #expect(abs(held - knob(preview)) <= 2)
    try preview.press("space wait:0.25")
    let onItsWay = knob(preview)
    preview.advance(by: 2)
    #expect(abs(onItsWay - knob(preview)) > 4)
  }

  @Test(arguments: [("up", 5), ("up up down", 5), ("down", 0), ("space", 100), ("space up", 100)])
  func `keys mix by five percent and to the other end`(keys: String, percent: Int) throws {
    let preview = ScenePreview<GradientScene>()
    #expect(try preview.press(keys))
    #expect(preview.scene.model.percent == percent)
  }

  @Test func `kinds and pairs go round`() throws {
    let preview = ScenePreview<GradientScene>()
    try preview.press("m m")
    #expect(preview.scene.model.kind == .angular)
    try preview.press("m 3 c")
    #expect(preview.scene.model.kind == .linear)
    #expect(preview.scene.model.index == 0)
    try preview.press("C")
    #expect(preview.scene.model.index == 2)
  }

  @Test func `halfway the field has the colours of the middle`() throws {
    let preview = ScenePreview<GradientScene>()
    let corner = { preview.pixel(x: 0.14, y: 0.2) }
    let first = corner()
    try preview.press("space wait:0.5")
    let middle = corner()
    preview.advance(by: 1)
    let last = corner()
    #expect(Set([first, middle, last]).count == 3)
    let red = { (pixel: UInt32) in pixel & 0xFF }
    #expect(red(first) < red(middle) && red(middle) < red(last))
  }

  @Test func `a radial field is the same left and right, a linear one is not`() throws {
    let preview = ScenePreview<GradientScene>()
    #expect(preview.pixel(x: 0.2, y: 0.4) != preview.pixel(x: 0.8, y: 0.4))
    try preview.press("m wait:1")
    #expect(preview.pixel(x: 0.2, y: 0.4) == preview.pixel(x: 0.79, y: 0.4))
  }

  @Test func `the kind may change while the mix is on its way`() throws {
    let preview = ScenePreview<GradientScene>()
    try preview.press("space wait:0.3 m wait:0.2 m wait:3")
    #expect(preview.scene.model.kind == .angular)
  }

  @Test func `the knob is drawn along the line, no farther than its ends`() {
    let preview = ScenePreview<GradientScene>()
    preview.click(x: 0.3, y: 0.79)
    #expect(abs(preview.scene.model.percent - 25) < 3)
    preview.drag(from: (0.3, 0.79), through: [(0.5, 0.79), (0.7, 0.5)])
    #expect(abs(preview.scene.model.percent - 75) < 3)
    preview.drag(from: (0.7, 0.79), through: [(0.99, 0.79)])
    #expect(preview.scene.model.percent == 100)
  }
}
