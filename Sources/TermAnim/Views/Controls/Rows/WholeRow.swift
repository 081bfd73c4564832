/// A modifier that does in a list with all of a row, from edge to edge, what another one does
/// elsewhere with what is in it.
nonisolated struct WholeRow<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  @Environment(\.isInList) private var isInList
  @Environment(\.defaultMinListRowHeight) private var minHeight

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if isInList {
      content
        .modifier(RowPadding())
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
        .modifier(modifier)
        .modifier(RowPadding(isTakenBack: true))
    } else {
      content.modifier(modifier)
    }
  }
}
