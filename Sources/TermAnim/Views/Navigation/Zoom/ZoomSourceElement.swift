import Foundation

/// An element that pages and covers may grow out of.
final class ZoomSourceElement: WrapperElement {
  private var id: MatchedID
  private let owner: Backlink<ViewNode>
  /// Those of the stack around, and those of the screen.
  private let sources: [ZoomSources]
  private var isPlaced = false

  init(_ id: MatchedID, around content: Element, owner: ViewNode) {
    (self.id, self.owner) = (id, owner.backlink)
    sources = [owner.environment.navigator?.zoomSources, owner.graph.zoomSources].compactMap(\.self)
    super.init(around: content, scope: owner.inputs.transactions)
    for sources in sources { sources.join(self, as: id) }
  }

  func update(to id: MatchedID) {
    guard id != self.id else { return }
    for sources in sources {
      sources.leave(self, as: self.id)
      sources.join(self, as: id)
    }
    self.id = id
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
