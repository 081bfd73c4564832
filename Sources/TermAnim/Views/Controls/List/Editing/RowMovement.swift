/// Lets a row of a list be moved, unless something around it or in it decides on that.
nonisolated struct RowMovement: ViewModifier {
  /// Moves the row by a number of places, and returns by how many there was room to; nil leaves it
  /// where it is.
  let move: ((Int) -> Int)?
  @State private var claims: RowClaims = []
  @Environment(\.rowClaims) private var outerClaims
  @Environment(\.isEditingList) private var isEditing

  @MainActor
  func body(content: Content) -> some View {
    let isOffered = move != nil && !claims.union(outerClaims).contains(.movement)
    let hasHandle = isEditing && isOffered
    content
      .onPreferenceChange(RowClaims.Key.self) { claims = $0 }
      .padding(.trailing, hasHandle ? RowMetrics.mark : 0)
      .frame(maxWidth: hasHandle ? .infinity : nil, alignment: .leading)
      .overlay(alignment: .trailing) {
        if hasHandle { RowHandle(move: perform) }
      }
      .modifier(RowActionModifier(action: isOffered ? .move { _ = perform($0) } : nil))
      .transformPreference(RowClaims.Key.self) { if move != nil { $0.insert(.movement) } }
  }

  private func perform(_ step: Int) -> Int {
    withAnimation { move?(step) ?? 0 }
  }
}
