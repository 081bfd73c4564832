/// A navigation link as it looks: a row with an arrow in a list, words in the tint elsewhere.
struct LinkLabel<Label: View>: View {
  let isInList: Bool
  let label: Label

  var body: some View {
    if isInList {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 8)
        Text(verbatim: "\u{203A}").foregroundStyle(.secondary)
      }
    } else {
      label.foregroundStyle(.tint)
    }
  }
}

extension EnvironmentValues {
  /// Whether the view is in a row of a list.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }

  private enum InListKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
}
