import TermAnim

/// One scene with its keys and its stage; a class because a key ends the player it is given to.
@MainActor
final class Program<Scene: DemoScene>: SceneProgram {
  private let scene: Scene
  private weak var player: Player?
  private lazy var table = BindingTable(
    scene.bindings + [
      KeyBinding(
        [KeyStroke(.character("q")), KeyStroke(.escape)], label: "q", meaning: "quit"
      ) { [weak self] in self?.player?.quit() }
    ])

  init(scene: Scene) {
    self.scene = scene
  }

  func play(_ options: PlayerOptions) throws {
    let player = try Player(options: options) { stage }
    self.player = player
    player.onKey = { [weak self] stroke in self?.perform(stroke) ?? false }
    player.run()
  }

  func renderer(columns: Int, rows: Int, options: PlayerOptions) -> FrameRenderer {
    FrameRenderer(columns: columns, rows: rows, options: options) { stage }
  }

  func perform(_ stroke: KeyStroke) -> Bool {
    scene.stage.type(stroke) || table.perform(stroke)
  }

  private var stage: some View {
    Stage(title: Scene.title, table: table, model: scene.stage, content: scene.content)
  }
}
