import Foundation

/// Lets something be dropped above or below the middle of a row.
nonisolated struct RowInsertion: ViewModifier {
  let accepts: (any Transferable) -> Bool
  /// Takes what is dropped, and says whether it is of use.
  let insert: (any Transferable, _ isBelow: Bool) -> Bool
  @State private var height: CGFloat = 0

  @MainActor
  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        height = $0
      }
      .modifier(
        DropModifier(
          follow: { _ in nil },
          accepts: { payload, _ in accepts(payload) },
          drop: { payload, place in insert(payload, place.y >= height / 2) }))
  }
}
