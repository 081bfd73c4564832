import TermAnim
import Testing

@testable import termsplash

/// What each key of each scene changes, seen against the same scene without it.
@MainActor
struct SceneEffectTests {
  @Test(arguments: SceneName.allCases)
  func `every key of a scene changes what is seen, and soon`(
    name: SceneName
  ) throws {
    for binding in name.makeScene(seed: 4).bindings {
      for stroke in binding.strokes {
        #expect(try isSeen(stroke, in: name), "\(stroke) in \(name)")
      }
    }
  }

  /// Whether a scene with a key pressed soon looks another way than the one without, in its middle.
  private func isSeen(_ stroke: KeyStroke, in name: SceneName) throws -> Bool {
    try (Self.beginnings[name] ?? ["wait:0.3"]).contains {
      try isSeen(stroke, in: name, after: KeyScript($0).steps)
    }
  }

  private func isSeen(_ stroke: KeyStroke, in name: SceneName, after beginning: [KeyScript.Step])
    throws -> Bool
  {
    let (with, without) = (show(name), show(name))
    for renderer in [with, without] { renderer.perform(beginning) }
    with.press(stroke)
    return differ(with, without, after: 0.25) || differ(with, without, after: 1)
  }

  /// Keys that take a scene to where some of its keys make a difference, and to where others do:
  /// what is at an end or chosen already cannot be seen to be chosen.
  private static let beginnings: [SceneName: [String]] = [
    .percent: ["wait:0.1 5 up wait:0.1", "wait:0.1 0"],
    .gradient: ["wait:0.3 up", "wait:0.1 2 down down wait:0.1", "wait:2 down"],
    .transitions: ["wait:1.5"], .polygon: ["wait:0.3 [ wait:0.1"], .wave: ["wait:4.5"],
    .keyframes: ["wait:2.5 down wait:2.5"], .ants: ["wait:0.3", "wait:0.3 right"],
    .phases: ["wait:0.3", "wait:5"],
  ]

  private func show(_ name: SceneName) -> FrameRenderer {
    var options = PlayerOptions()
    options.framesPerSecond = 10
    return Staging(beginning: Show.Beginning(scene: name, seed: 4))
      .renderer(columns: 40, rows: 12, options: options).renderer
  }

  private func differ(_ one: FrameRenderer, _ other: FrameRenderer, after seconds: Double) -> Bool {
    one.advance(by: seconds)
    other.advance(by: seconds)
    return one.text() != other.text() || one.bitmap() != other.bitmap()
  }
}
