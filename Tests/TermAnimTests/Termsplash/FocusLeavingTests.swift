import Testing

@testable import TermAnim
@testable import termsplash

/// Leaving what has the focus.
@MainActor
struct FocusLeavingTests {
  @Test func `Esc leaves a button before it quits, and space is the scene's again`() throws {
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    var quits = 0
    console.onQuit = { quits += 1 }
    func press(_ words: String) throws { renderer.perform(try KeyScript(words).steps) }
    try press("tab")
    #expect(renderer.performance.hasFocus)
    try press("esc")
    #expect(!renderer.performance.hasFocus && quits == 0)
    let before = renderer.text()
    try press("space wait:1")
    #expect(renderer.text() != before)
    try press("esc")
    #expect(quits == 1)
  }

  @Test func `what lies over the show is closed first`() throws {
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    renderer.perform(try KeyScript("tab i esc").steps)
    #expect(!console.isInspectorOpen && renderer.performance.hasFocus)
  }
}
