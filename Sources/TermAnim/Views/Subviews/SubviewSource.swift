/// Where a subview comes from.
///
/// A class because it stays the same from one list of subviews to the next.
final class SubviewSource: ListedView {
  nonisolated let id: Subview.ID
  /// What stands for the view and for no other; nil where there is no such node.
  var node: ViewNode? { nodeLink?.object }
  private var nodeLink: Backlink<ViewNode>?
  /// How often that has become another node.
  private(set) var generation = 0
  /// What shows the view, or did until it was taken out of the tree; nil where nothing does.
  weak var shower: SubviewNode?
  /// The same view once more, with a state of its own; nil where nothing has asked for it.
  weak var double: SubviewSource?
  private weak var list: (any SubviewList)?
  /// What the views of the list are given where they are written.
  let written: WrittenInputs
  /// Which subviews of the list are shown.
  let shown: ShownSubviews

  init(
    id: Subview.ID, element: Element, in list: any SubviewList, written: WrittenInputs,
    shown: ShownSubviews
  ) {
    (self.id, self.list, self.written, self.shown) = (id, list, written, shown)
    super.init(element)
  }

  override var isShown: Bool { shower.map { !$0.isRemoved } ?? false }

  /// The double, which is made if there is none; nil where the list does not list it.
  func madeDouble() -> SubviewSource? {
    if double == nil { list?.makeDoubles() }
    return double
  }

  /// The identities that the program has given the view in its list, from the outside inwards.
  var identities: [AnyHashable] { shown.identities(of: element) }

  /// Takes note of what stands for the view; what did before is no longer shown elsewhere.
  ///
  /// A view that has become several stays in its place, though: it may have done so on account of
  /// that, and would be one again without.
  func stand(_ node: ViewNode?) {
    guard node !== self.node else { return }
    if let old = self.node, let place = old.place, node?.isInside(old) != true {
      old.place = nil
      old.update(inputs: place.own)
    }
    nodeLink = node?.backlink
    generation += 1
  }
}
