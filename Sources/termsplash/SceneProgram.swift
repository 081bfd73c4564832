import TermAnim

/// A scene on its stage, whatever the types of its views.
@MainActor
protocol SceneProgram {
  /// Plays the scene on the terminal until it is quit.
  func play(_ options: PlayerOptions) throws
  /// The scene on a screen of its own, to be drawn without a terminal.
  func renderer(columns: Int, rows: Int, options: PlayerOptions) -> FrameRenderer
  /// Does what a key is bound to, and returns whether it is bound.
  func perform(_ stroke: KeyStroke) -> Bool
}
