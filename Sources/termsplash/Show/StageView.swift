import TermAnim

/// A scene with its name at the top and its keys at the bottom, both quiet.
///
/// Scenes come and go; the words around them are those of the present one at once.
struct StageView: View {
  let act: Act
  /// Whether other scenes follow by themselves.
  let isTouring: Bool
  /// Whether the last line names keys, when it does not ask for a text.
  let namesKeys: Bool
  /// How scenes come and go.
  let change: AnyTransition
  @Environment(\.terminalCell) private var cell
  @Environment(\.terminalHasUnicode) private var hasUnicode
  @FocusedValue(\.isButton) private var hasFocus

  /// Seconds from one scene to the next.
  static let changeDuration = 0.42

  private var stage: StageModel { act.stage }

  var body: some View {
    GeometryReader { screen in
      ZStack(alignment: .topLeading) {
        ActView(act: act, size: screen.size)
          .id(act.id)
          .transition(change)
        words(in: screen.size)
          .opacity(hidesWords ? 0 : 1)
          .animation(hidesWords ? Self.wordsGoing : Self.wordsComing, value: hidesWords)
      }
    }
  }

  private var hidesWords: Bool { stage.isBare && stage.question == nil }

  /// Before what grows to the whole screen gets there, and after it has gone: what is written on it
  /// would have plates of the screen's ground.
  private static let wordsGoing = Animation.easeOut(duration: 0.1)
  private static let wordsComing = Animation.easeOut(duration: 0.2).delay(0.25)

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
        .animation(nil, value: act.id)
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
    } else if namesKeys {
      let table = act.table.words(hasUnicode: hasUnicode)
      Text(table.foot(columns: columns, hasFocus: hasFocus == true).text)
        .foregroundStyle(.quiet)
        .animation(nil, value: act.id)
    }
  }
}
