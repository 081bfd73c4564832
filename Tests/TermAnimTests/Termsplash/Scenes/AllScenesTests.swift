import TermAnim
import Testing

@testable import termsplash

/// What is true of every scene.
@MainActor
struct AllScenesTests {
  private static let sizes = [(40, 12), (60, 18), (120, 40)]

  @Test(arguments: SceneName.allCases)
  func `a scene is called by its name, and has a title, a main action and keys of its own`(
    name: SceneName
  ) {
    let scene = name.makeScene(seed: 1)
    #expect(type(of: scene).name == name.rawValue)
    #expect(!type(of: scene).title.isEmpty)
    #expect(type(of: scene).pace > 1)
    let strokes = Set(scene.bindings.flatMap(\.strokes))
    #expect(strokes.contains(KeyStroke(.character(" "))))
    #expect(strokes.contains(KeyStroke(.character("c"))))
    #expect(strokes.contains(KeyStroke(.character("C"))))
    #expect(strokes.count > 4)
    #expect(table(of: scene).foot(columns: 76).text.count > 20)
  }

  @Test(arguments: SceneName.allCases)
  func `no scene takes a key that the player has everywhere`(name: SceneName) {
    let keys: [KeyStroke.Key] =
      "g?ipqz.,<>+_".map { .character($0) } + [.pageUp, .pageDown, .tab, .escape, .home, .return]
    let taken = Set(keys.map { KeyStroke($0) })
    #expect(taken.isDisjoint(with: name.makeScene(seed: 0).bindings.flatMap(\.strokes)))
  }

  @Test(arguments: SceneName.allCases)
  func `a scene shows something at rest, at all sizes, and leaves the edges free`(name: SceneName) {
    for (columns, rows) in Self.sizes {
      let scene = name.makeScene(seed: 3)
      let (picture, text) = frame(of: scene, columns, rows, at: 1.2) { scene.play() }
      let ground = picture.pixels[0]
      let words = text.count { $0.isLetter }
      #expect(picture.pixels.count { $0 != ground } + words > 12, "\(columns)x\(rows)")
      guard name != .fireworks else { continue }
      let sides = picture.pixels.indices.filter {
        [0, picture.width - 1].contains($0 % picture.width)
      }
      #expect(sides.allSatisfy { picture.pixels[$0] == ground }, "\(columns)x\(rows)")
    }
  }

  @Test(arguments: SceneName.allCases)
  func `the same seed, keys and time give the same picture`(name: SceneName) {
    let pictures = (0..<2).map { _ in
      let scene = name.makeScene(seed: 7)
      return picture(of: scene, 60, 18, at: 1.7) { scene.play() }
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(arguments: SceneName.allCases)
  func `the main action can be seen on its way, and with less motion too`(name: SceneName) {
    for reduces in [false, true] where !(name == .ants && reduces) {
      let (still, acting) = (name.makeScene(seed: 2), name.makeScene(seed: 2))
      let moment = name == .fireworks ? 1.4 : 0.5
      let before = picture(of: still, 60, 18, at: moment, rest: 5, reducesMotion: reduces)
      let during = picture(of: acting, 60, 18, at: moment, rest: 5, reducesMotion: reduces) {
        acting.play()
      }
      #expect(before != during, "reduced: \(reduces)")
    }
  }

  @Test(arguments: SceneName.allCases)
  func `every key of a scene can be pressed at any time`(name: SceneName) {
    let scene = name.makeScene(seed: 5)
    _ = picture(of: scene, 40, 12, at: 0.1)
    for stroke in scene.bindings.flatMap(\.strokes) {
      #expect(table(of: scene).perform(stroke))
      _ = scene.stage.type(KeyStroke(.escape))
    }
    #expect(picture(of: scene, 40, 12, at: 0.3).pixels.count == 40 * 24)
  }

  @Test(arguments: SceneName.allCases)
  func `other colours come by and by`(name: SceneName) {
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: name))
      .renderer(columns: 80, rows: 24, options: PlayerOptions())
    renderer.advance(by: 6)
    let before = renderer.bitmap()
    renderer.press(KeyStroke(.character("c")))
    #expect(renderer.bitmap() == before)
    renderer.advance(by: 0.35)
    let between = renderer.bitmap()
    #expect(between != before)
    renderer.advance(by: 1)
    #expect(renderer.bitmap() != between)
    withExtendedLifetime(console) {}
  }

  private func table(of scene: any DemoScene) -> BindingTable {
    BindingTable([BindingTable.Section(title: "Scene", bindings: scene.bindings)])
  }

  private func picture(
    of scene: any DemoScene, _ columns: Int, _ rows: Int, at seconds: Double, rest: Double = 0.1,
    reducesMotion: Bool = false, after action: () -> Void = {}
  ) -> Bitmap {
    frame(
      of: scene, columns, rows, at: seconds, rest: rest, reducesMotion: reducesMotion,
      after: action
    ).picture
  }

  /// A scene drawn some seconds after `action`, which comes when it has rested a while.
  private func frame(
    of scene: any DemoScene, _ columns: Int, _ rows: Int, at seconds: Double, rest: Double = 0.1,
    reducesMotion: Bool = false, after action: () -> Void = {}
  ) -> (picture: Bitmap, text: String) {
    func renderer(_ scene: some DemoScene) -> FrameRenderer {
      var options = PlayerOptions()
      options.reducesMotion = reducesMotion
      options.framesPerSecond = 20
      let content = scene.content
      return FrameRenderer(columns: columns, rows: rows, options: options) { content }
    }
    let renderer = renderer(scene)
    renderer.advance(by: rest)
    action()
    renderer.advance(by: seconds)
    return (renderer.bitmap(), renderer.lines())
  }
}
