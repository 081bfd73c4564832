/// A modifier that puts a view behind a row of a list, as far as the row goes.
nonisolated struct RowGround<Ground: View>: ViewModifier {
  let ground: Ground?
  @Environment(\.isInList) private var isInList
  @Environment(\.defaultMinListRowHeight) private var minHeight
  @Environment(\.pixelsPerPoint) private var pixelsPerPoint

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if isInList {
      content
        .modifier(RowPadding())
        .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
        .background { ground.overlay(alignment: .bottom) { line } }
        .modifier(RowPadding(isTakenBack: true))
    } else {
      content
    }
  }

  /// The line below the row, which the ground would hide.
  @MainActor
  private var line: some View {
    Rectangle()
      .fill(ControlColor.separator)
      .frame(height: 1 / max(pixelsPerPoint.height, 0.01))
      .padding(.leading, 8)
  }
}
