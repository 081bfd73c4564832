import TermAnim
import Testing

@testable import termsplash

/// The words around a scene.
@MainActor
struct StageViewTests {
  @Test(arguments: [ColorScheme.dark, .light])
  func `the name can be read, and the hints be told from the ground`(scheme: ColorScheme) throws {
    var options = PlayerOptions()
    options.colorScheme = scheme
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .percent))
      .renderer(columns: 80, rows: 24, options: options)
    renderer.advance(by: 1)
    let screen = VirtualScreen(columns: 80, rows: 24)
    screen.show(lines: renderer.lines())
    let (name, hint) = (screen[2, 1], screen[2, 22])
    #expect(name.text == "P" && hint.text == "s")
    #expect(try #require(Contrast.ratio(name.foreground, name.background)) >= 4.5)
    #expect(try #require(Contrast.ratio(hint.foreground, hint.background)) >= 3)
    #expect(name.foreground != hint.foreground)
  }

  @Test(arguments: [(40, 12), (80, 24)])
  func `a word tells that the show is on tour, as long as it is`(columns: Int, rows: Int) throws {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .percent))
      .renderer(columns: columns, rows: rows, options: PlayerOptions())
    func title() -> String { renderer.text().components(separatedBy: "\n")[1] }
    func isTold() -> Bool { title().contains("on tour") }
    #expect(!isTold())
    try renderer.perform("g wait:0.5")
    #expect(isTold() && title().hasPrefix("  Percent"))
    try renderer.perform("pgdn wait:1")
    #expect(isTold() && title().hasPrefix("  Wave"))
    try renderer.perform("g wait:0.5")
    #expect(!isTold())
  }
}
