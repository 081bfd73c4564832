import TermAnim

/// A frame in the edge of what has the focus, where a ring around it would lie on words.
struct FocusFrame: View {
  let outline: RoundedRectangle
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    outline.strokeBorder(.primary, lineWidth: 4)
      .opacity(isFocused ? 1 : 0)
  }
}
