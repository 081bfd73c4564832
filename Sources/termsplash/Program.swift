import TermAnim

/// One scene with its keys and its stage.
@MainActor
struct Program<Scene: DemoScene>: SceneProgram {
  private let scene: Scene
  private let table: BindingTable

  init(scene: Scene) {
    self.scene = scene
    table = BindingTable(scene.bindings)
  }

  func play(_ options: PlayerOptions) throws {
    let player = try Player(options: options) { stage }
    player.onKey = { stroke in table.perform(stroke) }
    player.run()
  }

  func renderer(columns: Int, rows: Int, options: PlayerOptions) -> FrameRenderer {
    FrameRenderer(columns: columns, rows: rows, options: options) { stage }
  }

  func perform(_ stroke: KeyStroke) -> Bool {
    table.perform(stroke)
  }

  private var stage: some View {
    Stage(title: Scene.title, table: table, content: scene.content)
  }
}
