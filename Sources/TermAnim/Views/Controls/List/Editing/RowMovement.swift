/// Lets a row of a list be moved.
nonisolated struct RowMovement: ViewModifier {
  /// Moves the row by a number of places; nil leaves it where it is.
  let move: ((Int) -> Void)?
  @Environment(\.isEditingList) private var isEditing

  @MainActor
  func body(content: Content) -> some View {
    let hasHandle = isEditing && move != nil
    content
      .padding(.trailing, hasHandle ? RowMetrics.mark : 0)
      .frame(maxWidth: hasHandle ? .infinity : nil, alignment: .leading)
      .overlay(alignment: .trailing) {
        if hasHandle { RowHandle(move: perform) }
      }
      .modifier(RowActionModifier(action: move == nil ? nil : .move(perform)))
  }

  private func perform(_ step: Int) {
    withAnimation { move?(step) }
  }
}
