import TermAnim

/// An open question, the answer as far as it is typed, and a cursor.
struct QuestionLine: View {
  let question: Question
  /// The room, in cells.
  let columns: Int
  @Environment(\.terminalCell) private var cell

  /// How a question is closed, where there is room to say so.
  private static let ways = "return done   esc cancel"

  var body: some View {
    let field = VisibleField(question.field, columns: columns - question.prompt.count - 3)
    let room = columns - question.prompt.count - 2 - field.columns - Self.ways.count
    HStack(spacing: 0) {
      Text("\(question.prompt)  ")
        .foregroundStyle(question.isRefused ? AnyShapeStyle(.red) : AnyShapeStyle(.quiet))
      Text(field.before)
        .foregroundColor(.primary)
      Text(field.cursor)
        .foregroundStyle(.background)
        .background(Color.accentColor)
      Text(field.after)
        .foregroundColor(.primary)
      if room >= 3 {
        Spacer(minLength: 0)
        Text(Self.ways).foregroundStyle(.quiet)
      }
    }
    .frame(width: room >= 3 ? CGFloat(columns) * cell.width : nil)
  }
}
