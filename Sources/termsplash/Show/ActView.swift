import TermAnim

/// A scene on the stage without its words, which begins to play as soon as it can be seen.
struct ActView: View {
  let act: Act
  /// In points.
  let size: CGSize
  @Environment(\.motion) private var motion

  /// Seconds until so much of a scene that comes on is seen that it may begin.
  private static let playDelay = StageView.changeDuration * 0.6

  var body: some View {
    ZStack {
      act.content
        .frame(width: size.width, height: size.height)
        .focusedValue(\.isButton, true)
        .opacity(act.stage.isGone ? 0 : 1)
      if !isSeenAtOnce {
        Cue(every: Self.playDelay, times: 1, since: [act.id]) { act.scene.play() }
      }
    }
    .onAppear { if isSeenAtOnce { act.scene.play() } }
  }

  /// Whether the scene is there all at once: the first one of a show, and any where nothing moves.
  private var isSeenAtOnce: Bool { act.id == 0 || motion == .none }
}

extension FocusedValues {
  /// Whether what has the focus is one of the scene's.
  @Entry var isButton: Bool?
}
