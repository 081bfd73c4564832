import TermAnim

/// A scene with its name at the top and its keys at the bottom, both quiet.
struct StageView: View {
  let act: Act
  /// Whether other scenes follow by themselves.
  let isTouring: Bool
  @Environment(\.terminalCell) private var cell
  @Environment(\.terminalHasUnicode) private var hasUnicode
  @Environment(\.motion) private var motion
  @FocusedValue(\.isButton) private var hasFocus

  /// Seconds from one scene to the next.
  static let changeDuration = 0.42
  /// Seconds until so much of a scene that comes on is seen that it may begin.
  private static let playDelay = changeDuration * 0.6

  private var stage: StageModel { act.stage }

  var body: some View {
    GeometryReader { screen in
      ZStack(alignment: .topLeading) {
        act.content
          .frame(width: screen.size.width, height: screen.size.height)
          .focusedValue(\.isButton, true)
        words(in: screen.size)
          .opacity(hidesWords ? 0 : 1)
          .animation(hidesWords ? Self.wordsGoing : Self.wordsComing, value: hidesWords)
        if !isSeenAtOnce {
          Cue(every: Self.playDelay, times: 1, since: [act.id]) { act.scene.play() }
        }
      }
    }
    .onAppear { if isSeenAtOnce { act.scene.play() } }
  }

  private var hidesWords: Bool { stage.isBare && stage.question == nil }

  /// Before what grows to the whole screen gets there, and after it has gone: what is written on it
  /// would have plates of the screen's ground.
  private static let wordsGoing = Animation.easeOut(duration: 0.1)
  private static let wordsComing = Animation.easeOut(duration: 0.2).delay(0.25)

  /// Whether the scene is there all at once: the first one of a show, and any where nothing moves.
  private var isSeenAtOnce: Bool { act.id == 0 || motion == .none }

  private func words(in screen: CGSize) -> some View {
    ZStack(alignment: .topLeading) {
      firstLine
        .frame(width: max(screen.width - 4 * cell.width, 0))
        .offset(x: 2 * cell.width, y: cell.height)
      lastLine(columns: Int((screen.width / cell.width).rounded()) - 4)
        .offset(x: 2 * cell.width, y: screen.height - 2 * cell.height)
    }
    .textRendering(.characters)
    .lineLimit(1)
  }

  private var firstLine: some View {
    HStack(spacing: 0) {
      Text(act.title)
        .foregroundStyle(.calm)
      Spacer(minLength: 2 * cell.width)
      Text("on tour")
        .foregroundStyle(.quiet)
        .opacity(isTouring ? 1 : 0)
        .animation(.easeOut(duration: 0.2), value: isTouring)
    }
  }

  @ViewBuilder
  private func lastLine(columns: Int) -> some View {
    if let question = stage.question {
      QuestionLine(question: question, columns: columns)
    } else {
      let table = act.table.words(hasUnicode: hasUnicode)
      Text(table.foot(columns: columns, hasFocus: hasFocus == true).text)
        .foregroundStyle(.quiet)
    }
  }
}

extension FocusedValues {
  /// Whether what has the focus is one of the scene's.
  @Entry fileprivate var isButton: Bool?
}
