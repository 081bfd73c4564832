import TermAnim
import Testing

@testable import termsplash

/// Every scene at three times after its entrance, as text.
@MainActor
struct SceneGoldenTests {
  @Test(arguments: SceneName.allCases, [0.15, 0.6, 2.5])
  func `a scene looks as it was reviewed`(name: SceneName, time: Double) throws {
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: name))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    renderer.advance(by: time)
    try Golden.expect(renderer.text(), matches: "Scenes/\(name.rawValue)-\(time)")
  }
}
