import TermAnim

/// A scene on the stage, from its entrance to its exit.
@MainActor
struct Act: Identifiable {
  /// Counts the entrances of a show.
  let id: Int
  let name: SceneName
  let title: String
  let scene: any DemoScene
  let stage: StageModel
  let table: BindingTable
  let content: AnyView
  /// Seconds between two main actions in the tour.
  let pace: Double

  /// - Parameters:
  ///   - id: Counts the entrances of a show.
  ///   - name: The scene.
  ///   - seed: Decides whatever is left to chance.
  init(id: Int, name: SceneName, seed: UInt64) {
    (self.id, self.name) = (id, name)
    let scene = name.makeScene(seed: seed)
    self.scene = scene
    let (hasButtons, gestures): (Bool, [KeyBinding])
    (title, pace, hasButtons, gestures, content) = Self.appearance(of: scene)
    stage = scene.stage
    let bindings = scene.bindings
    table = BindingTable([
      BindingTable.Section(
        title: title, bindings: bindings + gestures + Self.wheel(of: bindings)),
      BindingTable.Section(
        title: "Scenes",
        bindings: ShowKey.allCases.map { KeyBinding($0) }
          + [LibraryKey.nextButton, .pressButton].map {
            hasButtons ? KeyBinding($0) : KeyBinding($0).unlisted
          }),
      BindingTable.Section(
        title: "Player",
        bindings: PlayerKey.allCases.map { KeyBinding($0) } + [KeyBinding(LibraryKey.repaint)]),
    ])
  }

  private static func appearance<Scene: DemoScene>(
    of scene: Scene
  ) -> (String, Double, Bool, [KeyBinding], AnyView) {
    (Scene.title, Scene.pace, Scene.hasButtons, Scene.gestures, AnyView(scene.content))
  }

  /// What the wheel does, which is the up and the down key.
  private static func wheel(of bindings: [KeyBinding]) -> [KeyBinding] {
    bindings.filter { $0.strokes.contains(KeyStroke(.up)) && !$0.meaning.isEmpty }
      .map { KeyBinding(mouse: "wheel", $0.meaning) }
  }
}
