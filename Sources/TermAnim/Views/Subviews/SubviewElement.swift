import Foundation

/// The element around that of a subview, which belongs to the place where it is shown.
final class SubviewElement: WrapperElement {
  /// Where the transactions come from of what is inside.
  private let written: TransactionScope

  /// An element around that of `source`, in a place with the transactions of `scope`.
  init(of source: SubviewSource, scope: TransactionScope) {
    written = source.written.transactions
    super.init(around: source.element, scope: scope)
  }

  /// Makes a change of what is inside that comes of its place, and so has the transaction of that.
  func asPlaced(_ change: () -> Void) {
    if scope === written { change() } else { graph.run(with: transaction, inside: written, change) }
  }

  /// Whether the content is not shown in another place that has come since.
  private var isSeenHere: Bool { content.parent === self }

  /// What the place says applies before what is said where the views are written.
  override func placeTransaction(within outer: Transaction?) -> Transaction {
    var found = outer ?? transaction
    graph.run(with: found, inside: written) { found = content.placeTransaction() }
    return found
  }

  override func didPlace() {
    if isSeenHere { asPlaced { super.didPlace() } }
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    if isSeenHere { super.appendCommands(to: &commands) }
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    isSeenHere && super.hitTest(point, path: &path)
  }

  override func showsCharacters(at point: CGPoint) -> Bool {
    isSeenHere && super.showsCharacters(at: point)
  }

  /// Takes the content from another place where it was shown.
  func takeContent() {
    content.parent = self
  }
}
