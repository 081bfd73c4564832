import TermAnim
import Testing

@testable import termsplash

@MainActor
struct MotionSceneTests {
  @Test func `the implicit button grows on its way, the explicit one at once`() throws {
    let preview = ScenePreview<MotionScene>()
    let small = faces(preview)
    #expect(small.left == small.right)
    try preview.press("space wait:0.1")
    let during = faces(preview)
    #expect(during.left < small.left * 5 / 4)
    #expect(during.right > small.right * 3 / 2)
    preview.advance(by: 2)
    #expect(abs(faces(preview).left - during.right) <= 2)
  }

  @Test func `a button at rest after its entrance is bright`() {
    let model = MotionModel()
    #expect(!model.implicit.isBright && !model.explicit.isBright)
    model.pressImplicit()
    model.pressExplicit()
    #expect(model.implicit.isBright && model.implicit.isLarge)
    #expect(model.explicit.isBright && model.explicit.isLarge)
  }

  @Test func `on tour the buttons are soon large again, and are so at the end`() {
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .motion, span: 8))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    renderer.advance(by: 1)
    var counts: [Int] = []
    for _ in 1...70 {
      renderer.advance(by: 0.1)
      counts.append(renderer.bitmap().pixels.count { $0 & 0xFF > 0xA0 && $0 >> 8 & 0xFF < 0x80 })
    }
    let full = counts.last ?? 0
    let pale = counts.map { $0 < full / 3 }
    #expect(full == counts.max() && full > 200)
    #expect(pale.contains(true) && pale.split(separator: false).allSatisfy { $0.count <= 16 })
    withExtendedLifetime(console) {}
  }

  @Test func `both buttons fade on their way`() throws {
    let preview = ScenePreview<MotionScene>()
    // The middle of each heart.
    let places = [0.305, 0.705]
    let colors = { places.map { preview.pixel(x: $0, y: 0.42) } }
    let pale = colors()
    try preview.press("space wait:0.5")
    let between = colors()
    preview.advance(by: 1)
    let bright = colors()
    for index in places.indices {
      #expect(Set([pale[index], between[index], bright[index]]).count == 3)
    }
  }

  @Test func `each key presses its own button`() throws {
    let preview = ScenePreview<MotionScene>()
    let model = preview.scene.model
    try preview.press("1")
    #expect(model.implicit.isBright && model.implicit.isLarge && !model.explicit.isBright)
    try preview.press("1 2")
    #expect(!model.implicit.isBright && model.explicit.isBright && model.explicit.isLarge)
  }

  @Test func `brackets change how long it takes`() throws {
    let preview = ScenePreview<MotionScene>()
    try preview.press("] ]")
    #expect(preview.scene.model.tenths == 14)
    for _ in 1...20 { try preview.press("[") }
    #expect(preview.scene.model.tenths == 2)
  }

  @Test func `beads fly out at once where only the colour is told to move`() throws {
    let preview = ScenePreview<MotionScene>()
    // The leftmost bead of each ring: a faint one, over which a coloured one flies.
    let places = [(0.144, 0.365), (0.544, 0.365)]
    let colors = { places.map { preview.pixel(x: $0.0, y: $0.1) } }
    let faint = colors()
    #expect(faint[0] == faint[1])
    try preview.press("space wait:0.1")
    #expect(colors()[0] == faint[0] && colors()[1] != faint[1])
    preview.advance(by: 2)
    #expect(colors()[0] != faint[0] && colors()[0] == colors()[1])
  }

  @Test(arguments: [(1.5, 80, 24), (2, 60, 18), (4, 40, 12), (8, 120, 40)])
  func `names are text at any scale and size`(scale: Double, columns: Int, rows: Int) {
    var options = PlayerOptions()
    options.pointsPerPixel = scale
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .motion))
      .renderer(columns: columns, rows: rows, options: options)
    renderer.advance(by: 2)
    let text = renderer.text()
    #expect(text.contains("implicit") && text.contains("explicit"))
    withExtendedLifetime(console) {}
  }

  @Test func `with less motion nothing changes its size`() throws {
    let preview = ScenePreview<MotionScene>(reducesMotion: true)
    let before = faces(preview)
    try preview.press("space wait:2")
    // Pale edges are not counted.
    #expect(abs(faces(preview).left - before.left) <= 2)
    #expect(abs(faces(preview).right - before.right) <= 2)
  }

  /// The widths of the buttons' faces, in pixels; their sockets are grey.
  private func faces(_ preview: ScenePreview<MotionScene>) -> (left: Int, right: Int) {
    let picture = preview.picture
    let columns = Set(
      picture.pixels.indices.filter { index in
        let (red, green) = (picture.pixels[index] & 0xFF, picture.pixels[index] >> 8 & 0xFF)
        return red > green + 24
      }.map { $0 % picture.width })
    return (columns.count { $0 < 40 }, columns.count { $0 >= 40 })
  }
}
