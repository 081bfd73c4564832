/// The arrow beside what shows and hides other views.
struct DisclosureMark: View {
  let isExpanded: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text(verbatim: isExpanded ? "\u{25BE}" : folded).foregroundStyle(.tint)
  }

  private var folded: String { direction == .rightToLeft ? "\u{25C2}" : "\u{25B8}" }
}

extension Binding<Bool> {
  /// Shows what is hidden while the value is false, or hides it, in the time that takes everywhere.
  func disclose() {
    withAnimation(.easeInOut(duration: 0.25)) { wrappedValue.toggle() }
  }
}
