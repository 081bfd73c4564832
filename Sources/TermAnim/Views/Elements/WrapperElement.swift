import Foundation

/// An element around one other; by itself it changes nothing.
class WrapperElement: Element {
  final private(set) var content: Element
  /// Found once: containers ask for traits in every layout and drawing, through dozens of wrappers.
  private var bearer: Element
  /// Whether the elements around have been told of what is the content's to say, besides its size.
  final private(set) var hasToldOfContent = false

  init(around content: Element, scope: TransactionScope) {
    (self.content, bearer) = (content, content.traitBearer)
    super.init(graph: content.graph, scope: scope)
    standsForUnmadeRows = content.standsForUnmadeRows
    content.parent = self
  }

  /// Shows another element instead; for those that bear the traits themselves.
  final func take(_ content: Element) {
    (self.content, bearer) = (content, content.traitBearer)
    content.parent = self
    setNeedsLayout()
    setNeedsDrawing()
  }

  override var traits: ElementTraits { bearer.traits }

  override var traitBearer: Element { bearer }

  override func placeTransaction(within outer: Transaction?) -> Transaction {
    content.placeTransaction(within: outer)
  }

  override var isRemoved: Bool { super.isRemoved || content.isRemoved }

  override var leavingNodes: [ViewNode] { super.leavingNodes + content.leavingNodes }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: proposal)
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    content.explicitGuide(guide, for: proposal)
  }

  override var spacing: ViewSpacing {
    tellOfContent()
    return content.spacing
  }

  /// Takes note that the elements around are being told of the content.
  final func tellOfContent() {
    hasToldOfContent = true
  }

  /// Where a matched view inside is shown; nil without one.
  var matchedFrame: CGRect? { (content as? WrapperElement)?.matchedFrame }

  /// Takes note that a matched view inside is shown in another frame.
  func matchedFrameChanged() {}

  /// Takes note that the node of the element's modifier is in the tree again.
  func cameBack() {}

  override func didPlace() {
    content.place(at: frame.origin, proposal: placedProposal)
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    content.draw(into: &commands)
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    content.hitTest(point, path: &path)
  }

  override func showsCharacters(at point: CGPoint) -> Bool {
    content.showsCharacters(at: drawnPoint(at: point))
  }
}
