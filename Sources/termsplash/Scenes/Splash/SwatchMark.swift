import TermAnim

/// What is seen of a dot, in its colour when that is shown, and bright while it has the focus: a ring
/// around something so small would lie on its neighbours.
struct SwatchMark: View {
  let color: Color
  let isCurrent: Bool
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Capsule()
      .fill(isCurrent ? AnyShapeStyle(color) : AnyShapeStyle(.primary.opacity(0.22)))
      .overlay { Capsule().fill(.primary.opacity(isFocused ? isCurrent ? 0.5 : 0.8 : 0)) }
  }
}
