/// A modifier that puts a view behind a row of a list, as far as the row goes.
nonisolated struct RowGround<Ground: View>: ViewModifier {
  let ground: Ground?
  @Environment(\.isInList) private var isInList
  @Environment(\.defaultMinListRowHeight) private var minHeight

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if isInList {
      content
        .modifier(RowPadding())
        .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
        .background { ground }
        .modifier(RowPadding(isTakenBack: true))
    } else {
      content
    }
  }
}
