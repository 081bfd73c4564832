import Testing

@testable import TermAnim
@testable import termsplash

/// The words at the foot of the screen, which are buttons.
@MainActor
struct FootTests {
  private let renderer: FrameRenderer
  private let console: Console

  init() {
    (renderer, console) = Staging(beginning: Show.Beginning(scene: .splash, motion: .none))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
  }

  private var foot: String {
    let lines = renderer.text().split(separator: "\n", omittingEmptySubsequences: false)
    return String(lines[22]).replacingOccurrences(of: ".", with: " ")
  }

  /// Clicks on the first letter of words at the foot.
  private func click(_ words: String) throws {
    let place = try #require(foot.range(of: words)).lowerBound
    let column = foot.distance(from: foot.startIndex, to: place)
    renderer.performance.click(CGPoint(x: 4 * Double(column) + 2, y: 22 * 8 + 4))
    renderer.advance(by: 0.1)
  }

  @Test(arguments: [
    (SceneName.splash, "1-9 sweep"), (.percent, "= 100 %"), (.wave, "r repeat"),
    (.counter, "0-9 type"), (.gradient, "1-3 colours"), (.colortext, "E edit below"),
    (.ants, "←→ direction"), (.motion, "1-2 one of them"), (.polygon, "shift-↑↓ by 0.1"),
    (.clock, "↑↓ hours"), (.flower, "←→ turn"), (.springs, "[ ] damping"),
    (.transitions, "c/C colour"), (.keyframes, "↑↓ effort"), (.phases, "[ ] duration"),
    (.fireworks, "↑↓ more, fewer"),
  ])
  func `80 columns have room for what can be done in a scene`(scene: SceneName, last: String) {
    let table = Act(id: 0, name: scene, seed: 0).table
    #expect(table.foot(columns: 76).text.contains("   \(last)   pgdn next scene"))
  }

  @Test(arguments: SceneName.allCases)
  func `of a row of digits the first and the last are keys of their own`(scene: SceneName) throws {
    for binding in scene.makeScene(seed: 0).bindings {
      guard let ends = binding.label.wholeMatch(of: /(\d)-(\d)/) else { continue }
      for (place, digit) in [(0, ends.1), (2, ends.2)] {
        #expect(binding.stroke(at: place) == KeyStroke(.character(try #require(digit.first))))
      }
    }
  }

  @Test func `a click on a key of the scene is that key`() throws {
    let scene = try #require(console.show?.act.scene as? SplashScene)
    let before = scene.model.current.name
    try click("space")
    #expect(scene.model.current.name != before)
    try renderer.perform("C")
    #expect(scene.model.current.name == before)
  }

  @Test func `a click on a key of the player or of the show is that key, too`() throws {
    var quits = 0
    console.onQuit = { quits += 1 }
    try click("pgdn")
    #expect(console.show?.act.name == .percent)
    try click("?")
    #expect(console.helpPage == 0)
    try renderer.perform("esc")
    try click("quit")
    #expect(quits == 1)
  }

  @Test func `between the words there is nothing to press`() throws {
    let before = renderer.bitmap()
    renderer.performance.click(CGPoint(x: 4 * 15 + 2, y: 22 * 8 + 4))
    renderer.advance(by: 0.1)
    #expect(renderer.bitmap() == before)
  }

  @Test func `while a button has the focus the foot says what keys do then`() throws {
    #expect(foot.contains("space splash"))
    try renderer.perform("tab wait:0.1")
    #expect(foot.contains("space press   tab next one   esc leave"))
    #expect(!foot.contains("space splash"))
    try click("esc")
    #expect(!renderer.performance.hasFocus)
    #expect(foot.contains("space splash"))
  }

  @Test func `a click on the word for pressing presses the button that has the focus`() throws {
    let scene = try #require(console.show?.act.scene as? SplashScene)
    try renderer.perform("tab tab tab tab wait:0.1")
    let before = scene.model.current.name
    try click("space press")
    #expect(scene.model.current.name != before && renderer.performance.hasFocus)
  }

  @Test func `where the foot is something else it is no button`() throws {
    try renderer.perform("pgdn pgdn pgdn 1 wait:0.1")
    let question = try #require(console.show?.act.stage.question)
    #expect(!console.namesKeys)
    renderer.performance.click(CGPoint(x: 4 * 4, y: 22 * 8 + 4))
    #expect(console.show?.act.stage.question?.field.text == question.field.text)
    try renderer.perform("esc pgup pgup pgup f wait:0.1")
    #expect(console.show?.act.stage.isBare == true && !console.namesKeys)
  }
}
