import Foundation

/// Puts the first cell of a row of a tree behind its mark, further in for each row around it.
nonisolated struct TableRowIndent: ViewModifier {
  /// Between the beginning of a row and those that it shows, in points.
  private static let step: CGFloat = 12

  /// How many rows around the row show and hide it; nil leaves the cell as it is.
  let level: Int?
  /// Whether the rows below are shown; nil is a row that hides none, and leaves the room of the mark free.
  let isExpanded: Binding<Bool>?
  @Environment(\.isEnabled) private var isEnabled

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if let level {
      HStack(spacing: 8) {
        mark
        content
      }
      .padding(.leading, Self.step * CGFloat(level))
    } else {
      content
    }
  }

  @MainActor @ViewBuilder
  private var mark: some View {
    if let isExpanded {
      DisclosureMark(isExpanded: isExpanded.wrappedValue)
        .dimmed(unless: isEnabled)
        .modifier(
          ControlModifier(
            handler: ActivationHandler { isExpanded.disclose() }, takesKeysUnseen: false))
    } else {
      DisclosureMark(isExpanded: false).hidden()
    }
  }
}
