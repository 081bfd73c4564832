import Foundation
import Testing

@testable import TermAnim
@testable import termsplash

@MainActor
struct SpringsSceneTests {
  @Test(arguments: Racer.known)
  func `a racer's graph is where its animation takes it`(racer: Racer) {
    var context = AnimationContext<Double>(
      state: AnimationState(), environment: EnvironmentValues())
    for seconds in stride(from: 0.0, to: 1.1, by: 0.05) {
      let value = racer.animation.animate(value: 1, time: seconds, context: &context) ?? 1
      // Animations of springs are integrated step by step; a pixel of the longest lane is more.
      #expect(abs(value - racer.position(after: seconds)) < 0.01, "at \(seconds) s")
    }
    #expect(abs(racer.position(after: 4) - 1) < 1e-3)
  }

  @Test func `keys change the own spring within bounds, and race it`() throws {
    let preview = ScenePreview<SpringsScene>()
    let model = preview.scene.model
    try preview.press("up ] ]")
    #expect(model.stiffness == 140 && model.damping == 8 && model.races == 3)
    for _ in 1...20 { try preview.press("down [") }
    #expect(model.stiffness == 20 && model.damping == 1)
  }

  @Test func `a ball that is pulled aside springs back in its lane`() {
    let preview = ScenePreview<SpringsScene>()
    preview.advance(by: 1)
    let rest = preview.picture
    let lane = 7...11
    preview.drag(from: (0.5, 4.0 / 24), through: [(0.6, 4.0 / 24), (0.7, 4.0 / 24)])
    preview.advance(by: 0.2)
    let changed = Set(
      rest.pixels.indices.filter { rest.pixels[$0] != preview.picture.pixels[$0] }
        .map { $0 / rest.width })
    #expect(!changed.isEmpty && changed.isSubset(of: lane), "\(changed)")
    #expect(preview.scene.model.races == 0)
    preview.advance(by: 8)
    #expect(preview.picture == rest)
  }

  @Test func `a ball that is lost springs back, and one that is pulled does not end its race`()
    throws
  {
    let preview = ScenePreview<SpringsScene>()
    preview.advance(by: 1)
    let rest = preview.picture
    preview.press(at: (0.5, 4.0 / 24), through: [(0.6, 4.0 / 24), (0.7, 4.0 / 24)])
    preview.cancelPress()
    preview.advance(by: 8)
    #expect(preview.picture == rest)
    // The ball of the first lane, which goes at an even speed, a moment after it was grabbed.
    let (racing, pulled) = (ScenePreview<SpringsScene>(), ScenePreview<SpringsScene>())
    for race in [racing, pulled] { try race.press("wait:1 space wait:0.4") }
    let start = (x: 0.5, y: 4.0 / 24)
    pulled.press(at: start, through: [(start.x + 0.03, start.y), (start.x + 0.05, start.y)])
    for race in [racing, pulled] { race.advance(by: 0.1) }
    func ball(_ race: ScenePreview<SpringsScene>) -> Double {
      let columns = race.drawn.filter { $0.row == 8 && $0.column > 45 }.map(\.column)
      return Double(columns.reduce(0, +)) / Double(max(columns.count, 1))
    }
    #expect(abs(ball(pulled) - ball(racing) - 4) < 2, "\(ball(pulled)) \(ball(racing))")
  }

  @Test func `the curve bends to that of another spring`() throws {
    let preview = ScenePreview<SpringsScene>()
    try preview.press("wait:3")
    func curve() -> Set<Int> {
      let picture = preview.picture
      // What is brightest in the graph, but for the dot at its beginning.
      return Set(
        picture.pixels.indices.filter {
          (12..<picture.width * 2 / 5).contains($0 % picture.width)
            && picture.pixels[$0] & 0xFF > 0x80
        })
    }
    let before = curve()
    try preview.press("[ [ [ wait:0.0001 wait:0.05")
    let during = curve()
    try preview.press("wait:4")
    let after = curve()
    #expect(during.symmetricDifference(before).count < after.symmetricDifference(before).count)
    #expect(during != before && during != after && before != after)
  }

  @Test func `less damping means more overshoot`() {
    let tops = [2.0, 6, 12, 30].map { damping in
      let racer = Racer("own", Spring(mass: 1, stiffness: 120, damping: damping))
      return stride(from: 0.0, to: 3, by: 0.01).map(racer.position(after:)).max() ?? 0
    }
    #expect(tops == tops.sorted(by: >))
    #expect(tops[0] > 1.5 && tops[3] < 1.01)
  }

  @Test(arguments: [(40, 12), (60, 18), (100, 18), (80, 24), (120, 40)])
  func `no racer's name touches the title`(columns: Int, rows: Int) throws {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .springs))
      .renderer(columns: columns, rows: rows, options: PlayerOptions())
    renderer.advance(by: 3)
    let lines = renderer.text().components(separatedBy: "\n")
    #expect(lines[1].contains("Curves and springs"))
    #expect(lines.contains { $0.contains("bouncy") })
    #expect(!lines[2].contains { $0.isLetter })
  }

  @Test(arguments: [6, 1], [(80, 24), (120, 40)])
  func `no racer covers a name, however far it swings`(
    damping: Int, size: (columns: Int, rows: Int)
  ) throws {
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .springs))
      .renderer(columns: size.columns, rows: size.rows, options: PlayerOptions())
    let keys = String(repeating: "[ ", count: 6 - damping)
    try renderer.perform("wait:1 \(keys) wait:8")
    let lines = renderer.text().components(separatedBy: "\n")
    let names = Racer.known.map(\.name) + [Racer.ownName]
    let places = try names.map { name in
      let row = try #require(lines.firstIndex { $0.contains(" \(name) ") })
      let range = try #require(lines[row].range(of: " \(name) "))
      let column = lines[row].distance(from: lines[row].startIndex, to: range.lowerBound)
      return (row: row, columns: column..<column + name.count + 2)
    }
    for _ in 0..<2 {
      try renderer.perform("space")
      for _ in 0..<30 {
        renderer.advance(by: 0.05)
        let picture = renderer.bitmap()
        let behind = places.flatMap { row, columns in
          [2 * row, 2 * row + 1].flatMap { row in
            columns.map { picture.pixels[row * picture.width + $0] }
          }
        }
        #expect(Set(behind) == [picture.pixels[0]])
      }
      renderer.advance(by: 10)
    }
    withExtendedLifetime(console) {}
  }

  @Test(arguments: CompositionTests.sizes)
  func `the way is nearly half as long as its lane`(size: CompositionTests.Size) throws {
    let preview = ScenePreview<SpringsScene>(columns: size.columns, rows: size.rows)
    let picture = preview.picture
    let area = Picture<EmptyView>.area(
      of: CGSize(width: 4 * size.columns, height: 8 * size.rows))
    let lane = area.width >= 200 ? area.width * 0.54 : area.width
    let columns = Int((area.maxX - lane) / 4)..<Int(area.maxX / 4)
    let ways = (0..<picture.height).map { row in
      columns.count { picture.pixels[row * picture.width + $0] != picture.pixels[0] }
    }
    #expect(try #require(ways.max()) > columns.count * 9 / 20)
  }

  @Test(arguments: [100.0, 200])
  func `a narrow graph has the own curve alone`(width: CGFloat) {
    let model = SpringsModel()
    let picture = FrameRenderer(columns: 60, rows: 24, options: PlayerOptions()) {
      RaceGraph(
        racers: model.racers, swing: model.swing, color: { $0.isOwn ? .blue : .red }, time: 0.4
      )
      .frame(width: width, height: 120)
    }.bitmap()
    func count(_ isOf: (_ red: UInt32, _ blue: UInt32) -> Bool) -> Int {
      picture.pixels.count { isOf($0 & 0xFF, $0 >> 16 & 0xFF) }
    }
    #expect(count { $1 > $0 + 60 } > 20)
    #expect((count { $0 > $1 + 60 } > 20) == (width > 160))
  }

  @Test func `the room for swings is that of the racer who swings most`() {
    #expect(Racer.known[0].reach(within: 2) == 1)
    let model = SpringsModel()
    let wide = model.swing
    #expect(wide > 0.3 && wide == model.own.reach(within: RaceGraph.span) - 1)
    model.dampen(by: 39)
    let known = Racer.known.map { $0.reach(within: RaceGraph.span) }.max() ?? 0
    #expect(model.swing == known - 1 && model.swing < wide)
  }

  @Test func `the racers are at the other end when the race is over`() throws {
    let preview = ScenePreview<SpringsScene>(columns: 60, rows: 18)
    let start = preview.picture
    try preview.press("space wait:0.4")
    let during = preview.picture
    preview.advance(by: 8)
    let end = preview.picture
    #expect(Set([start, during, end]).count == 3)
    try preview.press("space wait:8")
    #expect(preview.picture == start)
  }

  @Test func `names are characters at any scale`() {
    var options = PlayerOptions()
    options.pointsPerPixel = 2.56
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .springs))
      .renderer(columns: 80, rows: 24, options: options)
    renderer.advance(by: 3)
    #expect(renderer.text().contains("easeInOut"))
    withExtendedLifetime(console) {}
  }

  @Test func `with less motion balls fade at both ends of their ways, and the graph rests`() throws
  {
    let preview = ScenePreview<SpringsScene>(reducesMotion: true)
    preview.advance(by: 1)
    let rest = preview.picture
    try preview.press("space wait:1")
    let raced = preview.picture
    try preview.press("space wait:0.15")
    let between = preview.picture
    func changed(_ one: Bitmap, _ other: Bitmap) -> Set<Int> {
      Set(one.pixels.indices.filter { one.pixels[$0] != other.pixels[$0] })
    }
    #expect(changed(between, rest).isSubset(of: changed(raced, rest)))
    #expect(between != rest && between != raced)
    #expect(changed(raced, rest).allSatisfy { $0 % rest.width > rest.width / 3 })
  }
}
