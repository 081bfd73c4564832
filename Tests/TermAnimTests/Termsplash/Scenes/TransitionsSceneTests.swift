import TermAnim
import Testing

@testable import termsplash

@MainActor
struct TransitionsSceneTests {
  @Test func `the names of the samples differ`() {
    #expect(Set(TransitionSample.all.map(\.name)).count == 8)
  }

  @Test func `space brings the cards that are not there, or takes all away`() throws {
    let preview = ScenePreview<TransitionsScene>()
    let model = preview.scene.model
    try preview.press("3")
    #expect(model.isShown.count { $0 } == 1 && model.isShown[2])
    try preview.press("space")
    #expect(model.isShown.allSatisfy { $0 })
    try preview.press("space")
    #expect(!model.isShown.contains(true))
  }

  @Test(arguments: 1...8)
  func `a card is on its way, gets there, and comes back the same`(number: Int) throws {
    for reduces in [false, true] {
      let preview = ScenePreview<TransitionsScene>(reducesMotion: reduces)
      try preview.press("space wait:3")
      let full = preview.picture
      try preview.press("\(number) wait:0.15")
      let during = preview.picture
      preview.advance(by: 3)
      let gone = preview.picture
      #expect(Set([full, during, gone]).count == 3)
      try preview.press("\(number) wait:3")
      #expect(preview.picture == full)
    }
  }

  @Test func `cards go one after the other`() throws {
    let preview = ScenePreview<TransitionsScene>()
    let full = preview.picture
    try preview.press("space wait:0.2")
    let during = preview.picture
    // A card that waits outside its slot still smooths the slot's edge.
    let green = { (picture: Bitmap, index: Int) in Int(picture.pixels[index] >> 8 & 0xFF) }
    let changed = full.pixels.indices
      .filter { abs(green(full, $0) - green(during, $0)) > 32 }
      .map { $0 / full.width }
    #expect(changed.contains { $0 < 24 } && !changed.contains { $0 >= 26 })
  }

  @Test(arguments: [(60, 18), (80, 24), (120, 40), (121, 41), (200, 60)])
  func `cards stand on whole pixels`(columns: Int, rows: Int) {
    let preview = ScenePreview<TransitionsScene>(columns: columns, rows: rows)
    preview.advance(by: 2)
    let picture = preview.picture
    let sharp = (0..<picture.height).count { row in
      hasSharpSides(Array(picture.pixels[row * picture.width..<(row + 1) * picture.width]))
    }
    #expect(sharp >= rows / 2)
  }

  /// Whether a line crosses four cards, the first pixel of each as bright as the next one.
  private func hasSharpSides(_ line: [UInt32]) -> Bool {
    let green = line.map { Int($0 >> 8 & 0xFF) }
    let sides = line.indices.dropFirst().filter { line[$0 - 1] == line[0] && line[$0] != line[0] }
    return sides.count == 4 && sides.allSatisfy { abs(green[$0] - green[$0 + 1]) < 8 }
  }

  @Test func `on tour half of the cards are there, and all at the end`() {
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .transitions, span: 8))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    renderer.advance(by: 1)
    var counts: [Int] = []
    for _ in 1...70 {
      renderer.advance(by: 0.1)
      counts.append(renderer.bitmap().pixels.count { $0 & 0xFF > 0x80 && $0 >> 8 & 0xFF < 0xC0 })
    }
    let full = counts.last ?? 0
    #expect(full == counts.max() && full > 500)
    #expect(counts.allSatisfy { $0 > full / 6 })
    #expect(counts.contains { $0 < full * 2 / 3 })
    withExtendedLifetime(console) {}
  }

  @Test(arguments: [2.5, 3.2, 4, 8])
  func `cards have names, and stand on whole pixels, however coarse details are`(scale: Double) {
    var options = PlayerOptions()
    options.pointsPerPixel = scale
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .transitions))
      .renderer(columns: 80, rows: 24, options: options)
    renderer.advance(by: 3)
    let text = renderer.text()
    #expect(TransitionSample.all.allSatisfy { text.contains($0.name) })
    let picture = renderer.bitmap()
    let line = Array(picture.pixels[12 * picture.width..<13 * picture.width])
    #expect(hasSharpSides(line))
    withExtendedLifetime(console) {}
  }

  @Test(arguments: Array(stride(from: 20, through: 200, by: 7)), [8, 9, 15, 30])
  func `cards and their gaps fit into the picture`(columns: Int, rows: Int) {
    let grid = TransitionGrid(columns: columns, rows: rows)
    #expect(4 * grid.width + 3 * grid.gap <= columns && grid.width > 0)
    let name = grid.isNamed ? TransitionGrid.nameGap + 2 : 0
    let card = grid.height + name
    #expect(2 * card + grid.rowGap <= 2 * rows && grid.height > 0)
    // The second row begins on a whole row of cells, whose names are then as far below.
    #expect(!grid.isNamed || (card + grid.rowGap) % 2 == 0)
  }

  @Test func `a click lets one card go`() throws {
    let preview = ScenePreview<TransitionsScene>()
    try preview.press("space wait:2")
    preview.click(x: 0.2, y: 0.2)
    #expect(!preview.scene.model.isShown[0] && preview.scene.model.isShown[1])
  }
}
