/// Lets a row of a list be deleted.
nonisolated struct RowDeletion: ViewModifier {
  /// Nil leaves the row alone.
  let delete: (() -> Void)?
  @Environment(\.isEditingList) private var isEditing

  @MainActor
  func body(content: Content) -> some View {
    let isMarked = isEditing && delete != nil
    content
      .padding(.leading, isMarked ? RowMetrics.mark : 0)
      .overlay(alignment: .leading) {
        if isMarked {
          Text(verbatim: "\u{D7}")
            .foregroundStyle(.red)
            .modifier(
              ControlModifier(
                handler: ActivationHandler(action: perform), takesKeysUnseen: false)
            )
            .padding(.leading, RowMetrics.markInset)
        }
      }
      .modifier(RowActionModifier(action: delete == nil ? nil : .delete(perform)))
  }

  private func perform() {
    withAnimation { delete?() }
  }
}
