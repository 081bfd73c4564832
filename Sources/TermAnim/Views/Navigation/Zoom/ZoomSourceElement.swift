import Foundation

/// An element that pages may grow out of.
final class ZoomSourceElement: WrapperElement {
  private var id: MatchedID
  private let owner: Weak<ViewNode>
  private let sources: ZoomSources?
  private var isPlaced = false

  init(_ id: MatchedID, around content: Element, owner: ViewNode) {
    (self.id, self.owner) = (id, Weak(owner))
    sources = owner.environment.navigator?.zoomSources
    super.init(around: content, scope: owner.inputs.transactions)
    sources?.join(self, as: id)
  }

  func update(to id: MatchedID) {
    guard id != self.id else { return }
    sources?.leave(self, as: self.id)
    self.id = id
    sources?.join(self, as: id)
  }

  override func didPlace() {
    isPlaced = true
    super.didPlace()
  }

  /// Where the element is; nil when it is not in the tree, or has no place yet.
  func frame(in space: CoordinateSpace) -> CGRect? {
    guard isPlaced, let owner = owner.object, !owner.isRemoved else { return nil }
    return convert(frame, to: space)
  }
}
