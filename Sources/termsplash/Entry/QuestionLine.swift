import TermAnim

/// An open question, the answer as far as it is typed, and a cursor.
struct QuestionLine: View {
  let question: Question
  /// The room, in cells.
  let columns: Int

  var body: some View {
    let field = VisibleField(question.field, columns: columns - question.prompt.count - 3)
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
    }
  }
}
