/// Scrolls the scroll views of a `ScrollViewReader` to views in them.
///
/// Used on the main thread, as all that is asked of views.
public struct ScrollViewProxy: @unchecked Sendable {
  private let node: Backlink<ViewNode>

  @MainActor
  init(_ node: ViewNode) {
    self.node = node.backlink
  }

  /// Scrolls to the view that has the identity `id`, by `.id(_:)` or in a `ForEach`; there is no
  /// effect when no scroll view shows one.
  ///
  /// An optional stands for what it holds.
  /// In `withAnimation` the content moves with the animation. The point `anchor` of the view comes
  /// to that of the window; nil scrolls no further than is needed to see the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let (transaction, node) = (Transaction.current, node)
    nonisolated(unsafe) let id = AnyHashable(ofView: id)
    MainActor.assumeIsolated {
      guard let graph = node.object?.graph else { return }
      // A view that appears in the same transaction has to be laid out first.
      graph.enqueue(transaction) {
        graph.afterUpdate(with: transaction) {
          node.object?.find(id, with: transaction) { element in
            element.nearestScrollElement?.scroll(to: element, anchor: anchor)
          }
        }
      }
    }
  }
}
