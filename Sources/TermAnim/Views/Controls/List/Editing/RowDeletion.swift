/// Lets a row of a list be deleted, unless something around it or in it decides on that.
nonisolated struct RowDeletion: ViewModifier {
  /// Nil leaves the row alone.
  let delete: (() -> Void)?
  @State private var claims: RowClaims = []
  @Environment(\.rowClaims) private var outerClaims
  @Environment(\.isEditingList) private var isEditing
  @Environment(\.swipeSets) private var swipeSets

  @MainActor
  func body(content: Content) -> some View {
    let isOffered = delete != nil && !claims.union(outerClaims).contains(.deletion)
    let isMarked = isEditing && isOffered
    content
      .onPreferenceChange(RowClaims.Key.self) { claims = $0 }
      .padding(.leading, isMarked ? RowMetrics.mark : 0)
      .overlay(alignment: .leading) {
        if isMarked { mark }
      }
      .modifier(
        SwipeActions(
          edge: .trailing, allowsFullSwipe: true, actions: button,
          isOffered: isOffered && !claims.contains(.swiping) && swipeSets.isEmpty,
          takesKeys: false)
      )
      .modifier(RowActionModifier(action: isOffered ? .delete(perform) : nil))
      .transformPreference(RowClaims.Key.self) { if delete != nil { $0.insert(.deletion) } }
  }

  @MainActor
  private var button: some View {
    Button("Delete", role: .destructive) { perform() }
  }

  private var mark: some View {
    Text(verbatim: "\u{D7}")
      .foregroundStyle(.red)
      .modifier(
        ControlModifier(handler: ActivationHandler(action: perform), takesKeysUnseen: false)
      )
      .padding(.leading, RowMetrics.markInset)
  }

  private func perform() {
    withAnimation { delete?() }
  }
}
