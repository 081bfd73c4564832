import Foundation
import Testing

@testable import TermAnim
@testable import termsplash

/// The tour, the keys of the show and entry mode, through the views and with no clock.
@MainActor
struct ShowTests {
  private func renderer(
    _ beginning: Show.Beginning, columns: Int = 80, rows: Int = 24
  ) -> (FrameRenderer, Console) {
    var options = PlayerOptions()
    options.framesPerSecond = 10
    return Staging(beginning: beginning).renderer(columns: columns, rows: rows, options: options)
  }

  private func show(_ renderer: FrameRenderer) throws -> Show {
    try #require(renderer.performance.program as? Show)
  }

  @Test func `the tour goes on after eight seconds without a key, and round its end`() throws {
    let (renderer, _) = renderer(Show.Beginning(scene: .splash, isTour: true))
    let all = SceneName.allCases
    for (index, name) in (all + all.prefix(1)).enumerated() {
      #expect(try show(renderer).act.name == name)
      #expect(try show(renderer).act.id == (all.count > 1 ? index : 0))
      renderer.advance(by: 8.1)
    }
  }

  @Test(.enabled(if: SceneName.allCases.count > 1))
  func `any key keeps the scene for another eight seconds`() throws {
    let (renderer, _) = renderer(Show.Beginning(scene: .splash, isTour: true))
    renderer.advance(by: 7)
    renderer.press(KeyStroke(.character("c")))
    renderer.advance(by: 7)
    #expect(try show(renderer).act.id == 0)
    renderer.advance(by: 1.2)
    #expect(try show(renderer).act.id == 1)
  }

  @Test(.enabled(if: SceneName.allCases.count > 1))
  func `a scene opened by name stays, and the key g sends it on tour`() throws {
    let (renderer, _) = renderer(Show.Beginning(scene: .splash))
    renderer.advance(by: 30)
    #expect(try show(renderer).act.id == 0)
    renderer.press(KeyStroke(.character("g")))
    renderer.advance(by: 8.2)
    #expect(try show(renderer).act.id == 1)
  }

  @Test func `pages turn the scenes both ways around the ends`() throws {
    let (renderer, _) = renderer(Show.Beginning(scene: .splash))
    for name in SceneName.allCases.reversed() {
      renderer.press(KeyStroke(.pageUp))
      #expect(try show(renderer).act.name == name)
    }
    for name in SceneName.allCases.dropFirst() {
      renderer.press(KeyStroke(.pageDown))
      #expect(try show(renderer).act.name == name)
    }
  }

  @Test func `the tour plays, and a scene does when it comes on`() throws {
    let (renderer, _) = renderer(Show.Beginning(scene: .splash, isTour: true))
    let first = renderer.text()
    renderer.advance(by: 1)
    let second = renderer.text()
    #expect(second != first)
    renderer.advance(by: 2)
    #expect(renderer.text() != second)
  }

  @Test func `a question takes every key, the player's too, and is seen`() throws {
    let (renderer, console) = renderer(Show.Beginning(scene: .splash))
    let stage = try show(renderer).act.stage
    var answer = ""
    stage.ask("Name", text: "x") {
      answer = $0
      return true
    }
    try renderer.perform("? p i q g")
    renderer.advance(by: 0.1)
    #expect(renderer.text().contains("Name  x?piqg"))
    #expect(console.helpPage == nil && !renderer.performance.isPaused)
    renderer.press(KeyStroke(.return))
    #expect(answer == "x?piqg")
    renderer.advance(by: 0.1)
    #expect(renderer.text().contains("? keys"))
  }

  @Test func `without motion everything is at its end at once`() throws {
    let (still, _) = renderer(Show.Beginning(scene: .splash, motion: .none))
    let (moving, _) = renderer(Show.Beginning(scene: .splash))
    still.advance(by: 0.1)
    moving.advance(by: 3)
    #expect(still.text() == moving.text())
  }

  @Test func `what is left to chance is the seed's`() {
    for name in SceneName.allCases {
      let texts = (0..<2).map { _ in
        let (renderer, _) = renderer(Show.Beginning(scene: name, seed: 7))
        renderer.advance(by: 1.3)
        return renderer.text()
      }
      #expect(texts[0] == texts[1], "\(name)")
    }
  }

  @Test(arguments: SceneName.allCases, [(40, 12), (60, 18), (300, 100)])
  func `every scene is composed on small and large screens`(
    name: SceneName, size: (columns: Int, rows: Int)
  ) {
    let (renderer, _) = renderer(
      Show.Beginning(scene: name), columns: size.columns, rows: size.rows)
    renderer.advance(by: 1)
    let lines = renderer.text().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == size.rows + 1)
    #expect(!renderer.text().contains("more room"))
    #expect(lines.joined().contains { $0 != " " })
  }

  @Test func `too small a screen asks for room, and shows the scene when it gets some`() {
    let (small, _) = renderer(Show.Beginning(scene: .splash), columns: 39, rows: 12)
    #expect(small.text().contains("40x12 or larger."))
    #expect(!small.text().contains("Splash"))
    let (low, _) = renderer(Show.Beginning(scene: .splash), columns: 80, rows: 11)
    #expect(low.text().contains("40x12"))
    let (enough, _) = renderer(Show.Beginning(scene: .splash), columns: 40, rows: 12)
    #expect(enough.text().contains("Splash"))
  }

  @Test(arguments: [
    SceneName.splash, .percent, .wave, .counter, .gradient, .colortext, .motion, .polygon, .springs,
    .transitions, .keyframes, .phases,
  ])
  func `a scene of the tour has come to rest before the next one`(name: SceneName) throws {
    let (renderer, _) = renderer(Show.Beginning(scene: name, isTour: true))
    renderer.advance(by: 7.5)
    let rest = renderer.text()
    renderer.advance(by: 0.4)
    #expect(try show(renderer).act.id == 0)
    #expect(renderer.text() == rest)
  }

  @Test func `the last action of the tour leaves a full picture, and a sky that is dark`() throws {
    let (ring, _) = renderer(Show.Beginning(scene: .percent, isTour: true))
    ring.advance(by: 7.9)
    #expect((try show(ring).act.scene as? PercentScene)?.model.percent == 80)
    let (sky, _) = renderer(Show.Beginning(scene: .fireworks, isTour: true))
    let (rest, _) = renderer(Show.Beginning(scene: .fireworks))
    rest.advance(by: 12)
    func shining() -> Int {
      let (picture, dark) = (sky.bitmap(), rest.bitmap())
      return zip(picture.pixels, dark.pixels).prefix(picture.pixels.count * 3 / 5)
        .count { differ($0, $1) }
    }
    sky.advance(by: 6)
    #expect(shining() > 60)
    sky.advance(by: 1.9)
    #expect(shining() < 12)
  }

  @Test func `a scene that follows begins when it can be seen`() throws {
    let (renderer, _) = renderer(Show.Beginning(scene: .splash))
    renderer.press(KeyStroke(.pageDown))
    renderer.advance(by: 0.2)
    let model = try #require(try show(renderer).act.scene as? PercentScene).model
    #expect(model.percent == 60)
    renderer.advance(by: 0.2)
    #expect(model.percent == 100)
    renderer.advance(by: 3)
    #expect(model.percent == 100)
  }

  @Test func `a chapter begins as the show is, with a scene that is still coming on`() throws {
    let show = Show(Show.Beginning(scene: .splash, seed: 7, showsTimeOfDay: true))
    var chapter: Chapter?
    show.onChapter = { chapter = $0 }
    #expect(!show.isChanging)
    show.turn(by: 1)
    let other = try #require(chapter?.makeProgram() as? Show)
    #expect(other.act.id == show.act.id && other.act.name == show.act.name)
    #expect(show.isChanging && other.isChanging && other.showsTimeOfDay)
    show.settle()
    #expect(!show.isChanging)
    let still = Show(Show.Beginning(scene: .splash, motion: .none))
    still.turn(by: 1)
    #expect(!still.isChanging)
  }

  @Test func `where nothing moves a scene that follows is at its end at once`() throws {
    let (renderer, _) = renderer(Show.Beginning(scene: .splash, motion: .none))
    renderer.press(KeyStroke(.pageDown))
    renderer.advance(by: 0.1)
    #expect((try show(renderer).act.scene as? PercentScene)?.model.percent == 100)
  }

  /// Pixels between the words that stand out from the ground.
  private func ink(_ renderer: FrameRenderer) -> Int {
    let picture = renderer.bitmap()
    let pixels = picture.pixels.dropFirst(6 * picture.width).dropLast(6 * picture.width)
    return pixels.count { differ($0, picture.pixels[0]) }
  }

  private func differ(_ one: UInt32, _ other: UInt32) -> Bool {
    [0, 8, 16].contains { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) > 24 }
  }

  @Test func `scenes that follow one another fast are each seen, with their words`() throws {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    renderer.advance(by: 2)
    for name in SceneName.allCases.dropFirst().prefix(10) {
      renderer.press(KeyStroke(.pageDown))
      renderer.advance(by: 0.05)
      let lines = renderer.text().components(separatedBy: "\n")
      #expect(lines[1].hasPrefix("  \(name.title)"))
      #expect(lines[22].contains("pgdn next scene"))
      #expect(ink(renderer) > 100, "\(name)")
    }
    renderer.advance(by: 3)
    // One that comes alone waits until the other one has gone, and then comes bit by bit.
    renderer.press(KeyStroke(.pageUp))
    renderer.advance(by: 0.17)
    #expect(ink(renderer) < 20)
    renderer.advance(by: 0.08)
    let faint = renderer.bitmap()
    renderer.advance(by: 0.2)
    #expect(renderer.bitmap() != faint && ink(renderer) > 100)
  }

  @Test func `scenes that others hurry past leave nothing behind`() {
    func counter(after scene: SceneName, _ key: KeyStroke.Key) -> Bitmap {
      let (renderer, _) = Staging(beginning: Show.Beginning(scene: scene))
        .renderer(columns: 80, rows: 24, options: PlayerOptions())
      renderer.advance(by: 2)
      for _ in 1...3 {
        renderer.press(KeyStroke(key))
        renderer.advance(by: 0.04)
      }
      #expect(ink(renderer) > 100 && renderer.text().contains("Counter"))
      return renderer.bitmap()
    }
    #expect(counter(after: .splash, .pageDown) == counter(after: .ants, .pageUp))
  }

  @Test func `a scene that nothing hurries fades as it leaves`() {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    renderer.advance(by: 2)
    let middle = { renderer.bitmap().pixels[20 * 80 + 40] }
    let opaque = middle()
    renderer.press(KeyStroke(.pageDown))
    renderer.advance(by: 0.1)
    #expect(ink(renderer) > 100 && middle() != opaque)
  }

  @Test func `words that two scenes share do not fade`() throws {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .counter))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    func foreground() -> String {
      let screen = VirtualScreen(columns: 80, rows: 24)
      screen.show(lines: renderer.lines())
      return "\(screen[2, 22].text) \(screen[2, 22].foreground) \(screen[2, 1].foreground)"
    }
    renderer.advance(by: 1)
    let rest = foreground()
    renderer.press(KeyStroke(.pageDown))
    for _ in 1...10 {
      renderer.advance(by: 0.05)
      #expect(foreground() == rest)
    }
    #expect(renderer.text().contains("Gradient"))
  }

  @Test func `a scene that plays by itself does so at its pace, and rests in the end`() throws {
    let (renderer, _) = renderer(Show.Beginning(scene: .percent, span: 8))
    let model = try #require(try show(renderer).act.scene as? PercentScene).model
    var percents: [Int] = []
    for _ in 0..<80 {
      renderer.advance(by: 0.1)
      if percents.last != model.percent { percents.append(model.percent) }
    }
    #expect(percents == [100, 20, 80])
    #expect(!renderer.text().contains("on tour"))
    renderer.advance(by: 20)
    #expect(model.percent == 80)
    #expect(try show(renderer).act.id == 0)
    let (short, _) = self.renderer(Show.Beginning(scene: .percent, span: 1))
    short.advance(by: 1)
    #expect((try show(short).act.scene as? PercentScene)?.model.percent == 100)
    let (least, _) = self.renderer(Show.Beginning(scene: .splash, span: 0.1))
    let (other, _) = self.renderer(Show.Beginning(scene: .splash))
    for renderer in [least, other] { renderer.advance(by: 4) }
    #expect(least.text() == other.text())
  }
}
