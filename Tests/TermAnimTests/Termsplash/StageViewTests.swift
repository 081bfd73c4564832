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
}
