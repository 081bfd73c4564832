import Testing

@testable import TermAnim
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

  @Test(arguments: [true, false])
  func `a plate whose character the terminal lacks is empty`(hasUnicode: Bool) {
    let renderer = FrameRenderer(columns: 60, rows: 3, options: PlayerOptions()) {
      FlowingChips(
        text: "A\u{6C34}", palette: termsplash.Palette.all[0], share: 0,
        room: CGSize(width: 200, height: 24)
      )
      .environment(\.terminalHasUnicode, hasUnicode)
    }
    #expect(renderer.text().contains("A"))
    #expect(renderer.text().contains("\u{6C34}") == hasUnicode)
  }

  /// The columns in which two pictures differ.
  private func columns(_ one: Bitmap, _ other: Bitmap) -> [Int] {
    Set(
      one.pixels.indices.filter { one.pixels[$0] != other.pixels[$0] }.map { $0 % one.width }
    ).sorted()
  }

  @Test func `colours reach the first letter first and the last one last`() {
    let flows = [0.0, 0.2, 0.5, 0.8, 1].map { ColorFlow(count: 5, share: $0) }
    let progress = flows.map { flow in (0..<5).map(flow.progress) }
    #expect(progress[0] == [0, 0, 0, 0, 0] && progress[4] == [1, 1, 1, 1, 1])
    #expect(progress[2] == [1, 0.75, 0.5, 0.25, 0])
    for letters in progress { #expect(letters == letters.sorted(by: >)) }
    #expect(ColorFlow(count: 1, share: 0.5).progress(ofLetter: 0) == 1)
  }

  @Test(arguments: [(120, 40), (130, 44), (140, 50), (160, 50), (200, 60)])
  func `characters are drawn in the middle of their plates`(columns: Int, rows: Int) throws {
    let preview = ScenePreview<ColorTextScene>(columns: columns, rows: rows)
    try preview.press("space wait:3")
    let picture = preview.picture
    let line = (0..<picture.height).map { row in
      (0..<picture.width).map { picture.pixels[row * picture.width + $0] }
    }
    // Plates are of the last rows that are not empty; a stroke is much darker than its plate.
    let last = try #require(line.lastIndex { Set($0).count > 1 })
    let first = try #require(line[..<last].lastIndex { Set($0).count == 1 }) + 1
    let plate = line[last - 2].filter { $0 != line[0][0] }.map { $0 >> 8 & 0xFF }.min() ?? 0
    let inked = (first...last).filter { row in
      let inner = line[row].indices.filter { line[first + 5][$0] != line[0][0] }
      return inner.contains { line[row][$0] >> 8 & 0xFF < plate / 2 } && row > first + 2
        && row < last - 2
    }
    let above = try #require(inked.first) - first
    let below = last - (inked.last ?? 0)
    #expect(abs(above - below) <= 1, "\(above) above, \(below) below")
  }

  @Test func `plates stand on whole pixels`() {
    let preview = ScenePreview<ColorTextScene>()
    let picture = preview.picture
    let rows = (0..<picture.height).map { row in
      Set(picture.pixels[row * picture.width..<(row + 1) * picture.width])
    }
    // Corners apart, a row of the plates has the ground's colour and one other.
    #expect(rows[26...].filter { $0.count > 1 }.count { $0.count == 2 } >= 2)
  }
}
