import Foundation

/// Lines one of which can be chosen; a mark stands before the one that is.
struct OptionLines<Content: View>: View {
  let content: Content
  let choice: Choice
  /// Whether what scrolls around the lines begins at the chosen one.
  var isShownWhenChosen = false

  var body: some View {
    content
      .padding(.leading, OptionMetrics.inset + OptionMetrics.mark)
      .padding(.trailing, 12)
      .padding(.vertical, 4)
      .frame(maxWidth: .infinity, alignment: .leading)
      .inWholeRows()
      .modifier(
        OptionModifier(choice: choice, look: .menuItem, isShownWhenChosen: isShownWhenChosen))
  }
}
