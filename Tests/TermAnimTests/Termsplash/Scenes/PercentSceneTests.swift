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

  @Test func `the ring is turned by hand, and stops at its ends`() {
    let model = PercentModel()
    func turn(to percent: Double, isTurning: Bool = true) {
      let angle = percent / 100 * 2 * .pi
      model.aim(
        at: CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle)), inRingOfDiameter: 100,
        isTurning: isTurning)
    }
    turn(to: 80, isTurning: false)
    for (percent, expected) in [(90.0, 90), (99, 99), (101, 100), (110, 100), (95, 95)] {
      turn(to: percent)
      #expect(model.percent == expected)
    }
    turn(to: 10, isTurning: false)
    #expect(model.percent == 10)
    turn(to: -5)
    #expect(model.percent == 0)
  }

  @Test func `a hand on the ring sets it at once and takes it along`() {
    let preview = ScenePreview<PercentScene>()
    preview.click(x: 0.62, y: 0.48)
    #expect(abs(preview.scene.model.percent - 25) < 3)
    preview.drag(from: (0.62, 0.48), through: [(0.6, 0.65), (0.5, 0.75)])
    #expect(abs(preview.scene.model.percent - 50) < 4)
  }

  @Test func `the stops of space are whole dashes, however many there are`() {
    for (stop, count) in PercentModel.stops.flatMap({ stop in
      PercentRing.dashCounts.map { (stop, $0) }
    }) {
      #expect(stop * count % 100 == 0, "\(stop) of \(count)")
    }
  }

  @Test(arguments: [(80, 24), (120, 40), (200, 60)])
  func `the first frame after space shows that the ring is on its way`(columns: Int, rows: Int)
    throws
  {
    let preview = ScenePreview<PercentScene>(columns: columns, rows: rows)
    for stop in PercentModel.stops {
      let rest = preview.picture
      try preview.press("space wait:0.0001 wait:0.0167")
      #expect(preview.picture != rest, "on the way to \(stop)")
      try preview.press("wait:4")
    }
  }

  @Test(arguments: [
    (50, 15), (50, 16), (60, 17), (60, 18), (80, 24), (120, 40), (200, 60), (300, 90),
  ])
  func `a hundred stands clear of the ring`(columns: Int, rows: Int) throws {
    let preview = ScenePreview<PercentScene>(columns: columns, rows: rows)
    try preview.press("= wait:4")
    let picture = preview.picture
    let area = Picture<EmptyView>.area(of: CGSize(width: 4 * columns, height: 8 * rows))
    let diameter = min(area.width, area.height)
    let inner = (diameter / 2 - PercentRing.width(ofDiameter: diameter)) / 4
    let gap = picture.pixels.indices.filter { index in
      let x = Double(index % picture.width) + 0.5 - area.midX / 4
      let y = Double(index / picture.width) + 0.5 - area.midY / 4
      return (min(inner * 0.86, inner - 1.25)...inner - 1).contains(hypot(x, y))
    }
    #expect(gap.count >= 8 && gap.allSatisfy { picture.pixels[$0] == picture.pixels[0] })
  }

  @Test(arguments: [(60, 18), (80, 24)])
  func `digits of a small ring are whole pixels`(columns: Int, rows: Int) throws {
    let preview = ScenePreview<PercentScene>(columns: columns, rows: rows)
    try preview.press("= wait:4")
    let picture = preview.picture
    let rowsInside = (picture.height * 3 / 8..<picture.height * 3 / 5).map { y in
      Set(
        (picture.width * 7 / 16..<picture.width * 9 / 16).map {
          picture.pixels[y * picture.width + $0]
        })
    }
    #expect(rowsInside.reduce(Set(), { $0.union($1) }).count == 2)
    #expect(rowsInside.count { $0.count > 1 } >= 7)
  }

  @Test(arguments: [2.56, 3.2, 5])
  func `digits of a small ring are whole pixels at any scale`(scale: Double) throws {
    var options = PlayerOptions()
    options.pointsPerPixel = scale
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .percent))
      .renderer(columns: 80, rows: 24, options: options)
    try renderer.perform("= wait:4")
    let picture = renderer.bitmap()
    let colors = (picture.height * 7 / 16..<picture.height / 2).flatMap { row in
      (picture.width * 7 / 16..<picture.width * 9 / 16).map {
        picture.pixels[row * picture.width + $0]
      }
    }
    #expect(Set(colors).count == 2)
    withExtendedLifetime(console) {}
  }

  @Test func `the light on a ring that is emptied fades`() throws {
    let preview = ScenePreview<PercentScene>()
    try preview.press("9 wait:2 = wait:0.9")
    let lit = preview.picture
    // The ring stays nearly full for a moment, so that what changes is the light.
    try preview.press("down wait:0.0001 wait:0.05")
    let fading = preview.picture
    func light(_ picture: Bitmap) -> Int {
      picture.pixels.reduce(0) { $0 + Int($1 & 0xFF) + Int($1 >> 8 & 0xFF) + Int($1 >> 16 & 0xFF) }
    }
    try preview.press("wait:2")
    let dark = light(preview.picture)
    #expect(light(lit) > light(fading) && light(fading) > dark + (light(lit) - dark) / 4)
  }

  @Test func `the number of a ring of few rows is text`() throws {
    for (rows, isText) in [(14, true), (16, false)] {
      let (renderer, _) = Staging(beginning: Show.Beginning(scene: .percent))
        .renderer(columns: 50, rows: rows, options: PlayerOptions())
      renderer.press(KeyStroke(.character("=")))
      renderer.advance(by: 4)
      #expect(renderer.text().contains("100 %") == isText)
    }
  }

  @Test(arguments: [PixelFace.small, .medium, .large])
  func `digits of a face differ and fill it`(face: PixelFace) {
    let shapes = (0...9).map { digit in
      Set(face.pixels(of: digit).map { $0.row * face.columns + $0.column })
    }
    #expect(Set(shapes).count == 10)
    for digit in 0...9 {
      let pixels = face.pixels(of: digit)
      #expect(pixels.map(\.row).min() == 0 && pixels.map(\.row).max() == face.rows - 1)
      #expect(pixels.allSatisfy { 0..<face.columns ~= $0.column })
    }
  }

  @Test(arguments: [(80, true), (120, true), (200, false)])
  func `the sign is a word where it would be too small to read`(columns: Int, isWord: Bool) {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .percent))
      .renderer(columns: columns, rows: columns * 3 / 10, options: PlayerOptions())
    #expect(renderer.text().contains("percent") == isWord)
  }

  @Test func `the sign is a word at a scale at which it would be small`() {
    var options = PlayerOptions()
    options.pointsPerPixel = 7.8
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .percent))
      .renderer(columns: 80, rows: 24, options: options)
    renderer.advance(by: 3)
    #expect(renderer.text().contains("percent"))
    withExtendedLifetime(console) {}
  }

  @Test func `a ring is completed once, however its hand trembles`() {
    let model = PercentModel()
    for percent in [100, 99, 100, 97, 100] { model.aim(at: percent) }
    #expect(model.completions == 1)
    model.aim(at: 90)
    model.aim(at: 99)
    #expect(model.completions == 1)
    model.aim(at: 100)
    #expect(model.completions == 2)
  }

  @Test func `a light goes around a full ring, and none around one that is emptied`() throws {
    let preview = ScenePreview<PercentScene>()
    try preview.press("5 wait:2 = wait:4")
    let full = preview.picture
    try preview.press("5 wait:2 = wait:0.9")
    #expect(preview.picture != full)
    preview.advance(by: 2)
    #expect(preview.picture == full)
    try preview.press("5 wait:2 = 0 wait:0.9")
    let emptied = preview.picture
    preview.advance(by: 2)
    #expect(preview.picture == emptied)
  }
}
