import Foundation

/// The name of a month, and arrows to those before and behind.
struct CalendarHead: View {
  let title: String
  let canGoBack: Bool
  let canGoOn: Bool
  /// Is told 1 for the month behind, and -1 for the one before.
  let turn: (Int) -> Void
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      Text(verbatim: title).bold().lineLimit(1).contentTransition(.identity)
        .padding(.leading, CalendarRowMetrics.margin)
        .dimmed(unless: isEnabled)
      Spacer(minLength: 0)
      arrow(by: -1, isLeft: direction == .leftToRight).disabled(!canGoBack)
        // The ring of the focus is between the signs.
        .padding(.trailing, CalendarRowMetrics.margin)
      arrow(by: 1, isLeft: direction == .rightToLeft).disabled(!canGoOn)
    }
  }

  private func arrow(by count: Int, isLeft: Bool) -> some View {
    Button {
      turn(count)
    } label: {
      Text(verbatim: isLeft ? "\u{2039}" : "\u{203A}").fixedSize()
        .padding(.horizontal, CalendarRowMetrics.margin)
    }
    .buttonStyle(.borderless)
  }
}
