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
    try renderer.perform("tab")
    #expect(renderer.performance.hasFocus)
    try renderer.perform("esc")
    #expect(!renderer.performance.hasFocus && quits == 0)
    let before = renderer.text()
    try renderer.perform("space wait:1")
    #expect(renderer.text() != before)
    try renderer.perform("esc")
    #expect(quits == 1)
  }

  @Test func `what lies over the show is closed first`() throws {
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    try renderer.perform("tab i esc")
    #expect(!console.isInspectorOpen && renderer.performance.hasFocus)
  }
}
