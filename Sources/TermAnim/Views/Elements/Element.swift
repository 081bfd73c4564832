import Foundation

/// Something that takes part in layout, is drawn and can be pointed at.
///
/// A class because it keeps what was worked out for it, its sizes, its place and its drawing,
/// until something it depends on changes. Places are in the points of the space it is drawn in: the
/// whole screen's, but for what lies inside a scrolled or grouped part. Effects such as rotations
/// move what is drawn, never the places.
@MainActor
class Element {
  unowned let graph: ViewGraph
  private var backlinks = Backlink<Element>.Source()
  private var parentLink: Backlink<Element>?
  /// Where the transaction of the element's own changes comes from.
  let scope: TransactionScope
  /// The node that contributed the element and has been taken out of the tree since; who shows the
  /// element leaving keeps the node alive with it.
  private weak var removedNode: ViewNode?
  private var hasBeenRemoved = false
  /// The identity that a `ForEach` gave the element; nil outside of one.
  var rowID: ViewIdentity?
  /// Where layout has put the element.
  private(set) var frame = CGRect.zero
  private(set) var placedProposal = ProposedViewSize.unspecified
  /// Where the origin of the frame's space is on the screen while nothing moves, less whole cells:
  /// what is fitted to the screen's pixels is counted from there.
  private(set) final var gridOffset = CGPoint.zero
  private var needsPlacement = true
  private var contentNeedsPlacement = false
  private var needsDrawing = true
  private var measures = MeasureCache()
  /// Whether something inside is told when the element shows it elsewhere.
  final var isWatched = false
  /// Whether a transition has put the element around what comes and goes.
  final var isOfTransition = false
  /// Whether the element is so far from the window of what scrolls it that nothing of it is drawn,
  /// and nobody inside is told of places.
  final var isOutOfSight = false {
    didSet { if isOutOfSight != oldValue { parent?.setNeedsDrawing() } }
  }
  /// Whether the element is not one of the program's, but stands for rows of a lazy container that
  /// are not made, alone or with what is around.
  final var standsForUnmadeRows = false
  /// Whether a container shows the element leaving, and nothing else any more.
  final var isOnlySeenLeaving = false

  /// Whether lines begin on the right in the element: what it places is mirrored in its frame.
  ///
  /// Sizes, guides and what layouts work out are those of a layout from the left.
  final var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { directionChanged() } }
  }

  init(graph: ViewGraph, scope: TransactionScope) {
    (self.graph, self.scope) = (graph, scope)
  }

  /// The element whose layout this one is part of.
  final var parent: Element? {
    get { parentLink?.object }
    set { parentLink = newValue.map { $0.backlinks.link(to: $0) } }
  }

  /// What applies to changes of the element in the current update.
  final var transaction: Transaction {
    scope.transaction(of: graph.currentUpdate)
  }

  /// What applies to what the element shows when that is shown in another place.
  ///
  /// The animations of the views themselves are in it. What comes and goes has `outer` around it;
  /// nil is what applies where it is in its transition.
  func placeTransaction(within outer: Transaction? = nil) -> Transaction { transaction }

  /// What the containers around want to know besides the size.
  var traits: ElementTraits { ElementTraits() }

  /// The element whose traits these are: this one, or one inside that it only wraps.
  var traitBearer: Element { self }

  /// What the element is to views inside that look for room beyond bars; nil is nothing.
  var safeAreaRole: SafeAreaRole? { nil }

  /// The nodes to be kept alive while the element is seen leaving.
  var leavingNodes: [ViewNode] { removedNode.map { [$0] } ?? [] }

  /// Notes that the node that contributed the element has been taken out of the tree.
  final func nodeWasRemoved(_ node: ViewNode) {
    (removedNode, hasBeenRemoved) = (node, true)
  }

  /// Whether the node that contributed the element is not in the tree any more; the element may
  /// still be seen leaving.
  var isRemoved: Bool { hasBeenRemoved && removedNode?.isRemoved ?? true }

  /// Whether an element right inside is part of what the element shows.
  func shows(_ content: Element) -> Bool { true }

  // MARK: Layout

  /// The size the element chooses when it is offered `proposal`.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = measures.size(for: proposal) { return known }
    let size = standsForUnmadeRows ? unmadeSize(proposal) : measure(proposal)
    measures.insert(size, for: proposal)
    return size
  }

  /// Works out `size(for:)`.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    .zero
  }

  /// Where a guide has been set, as opposed to where it is by default; from the element's origin.
  func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  /// What `find` says of a guide, found out once for as long as sizes and places stay.
  final func rememberedGuide(
    _ guide: AlignmentKey, for proposal: ProposedViewSize, _ find: () -> CGFloat?
  ) -> CGFloat? {
    if let known = measures.guide(guide, for: proposal) { return known }
    let value = find()
    measures.insert(value, of: guide, for: proposal)
    return value
  }

  /// The distances that the element likes to keep from others.
  var spacing: ViewSpacing { ViewSpacing() }

  /// `spacing`, found out once for as long as sizes and places stay.
  final var rememberedSpacing: ViewSpacing {
    if let known = measures.spacing { return known }
    let spacing = spacing
    // Without sizes nobody would tell the element to forget it.
    if !measures.isEmpty { measures.spacing = spacing }
    return spacing
  }

  /// Forgets guides and distances, and lets the elements around do so.
  final func forgetGuides() {
    var element: Element? = self
    while let current = element {
      current.measures.removeGuides()
      element = current.parent
    }
  }

  /// Puts the element at `origin`, with the size it chooses for `proposal`.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let gridOffset = parent?.contentGridOffset ?? .zero
    guard
      needsPlacement || origin != frame.origin || proposal != placedProposal
        || gridOffset != self.gridOffset
    else { return }
    needsPlacement = false
    self.gridOffset = gridOffset
    frame = CGRect(origin: origin, size: size(for: proposal))
    placedProposal = proposal
    graph.previewed?.append(self)
    didPlace()
  }

  /// Takes note that lines begin at the other side.
  func directionChanged() {
    setNeedsLayout()
    setNeedsDrawing()
  }

  /// Lets the element be placed again, even where it is.
  final func forgetPlace() {
    needsPlacement = true
  }

  /// Lets the content be placed again where the element holds layout.
  final func contentForgetsPlace() {
    guard !contentNeedsPlacement else { return }
    contentNeedsPlacement = true
    graph.needsLayout(inside: self)
  }

  /// Places what is inside, or takes note of the new place.
  func didPlace() {}

  /// The `gridOffset` of what is inside: another one where that has a space of its own.
  var contentGridOffset: CGPoint { gridOffset }

  /// Whether the content decides nothing that the elements around have asked, so that what changes
  /// in it is laid out from here on.
  var holdsLayout: Bool { false }

  /// Lays out again only if the element would now choose other sizes than it did.
  final func remeasure() {
    guard !measures.isEmpty else { return }
    if measures.isConfirmed(by: measure) { forgetGuides() } else { setNeedsLayout() }
  }

  /// Forgets sizes and places up to the next element that holds layout, or else up to the root, so
  /// that the update lays out again from there.
  final func setNeedsLayout() {
    guard !needsPlacement || !measures.isEmpty else { return }
    needsPlacement = true
    measures.removeAll()
    didForgetSizes()
    if let parent { parent.contentNeedsLayout() } else { graph.needsLayout() }
  }

  /// Forgets what was worked out from the sizes of what is inside.
  func didForgetSizes() {}

  /// Lays out from here on where the element holds layout, or else from further out.
  final func contentNeedsLayout() {
    if holdsLayout { setNeedsPlacementOfContent() } else { setNeedsLayout() }
  }

  /// Lets the update place the content again, and nothing around.
  final func setNeedsPlacementOfContent() {
    // What another one is shown instead of is placed when it is shown, and with it what is inside.
    if isPassedOver { setNeedsLayout() } else { contentForgetsPlace() }
  }

  /// Places the content again where the element is, unless that has yet to be placed itself.
  final func layOutContent() {
    contentNeedsPlacement = false
    guard !needsPlacement else { return }
    if contentSetsGuide { setNeedsLayout() } else { didPlace() }
  }

  /// Whether the content sets a guide of which the elements around have heard that it does not;
  /// asked where the element holds layout, which it does no longer then.
  var contentSetsGuide: Bool { false }

  // MARK: Drawing

  /// Adds what the element looks like.
  final func draw(into commands: inout [DisplayList.Command]) {
    if isOutOfSight { return }
    needsDrawing = false
    appendCommands(to: &commands)
  }

  /// Does the work of `draw(into:)`.
  func appendCommands(to commands: inout [DisplayList.Command]) {}

  /// Whether something changed since `draw(into:)`.
  final var isDrawingStale: Bool { needsDrawing }

  /// Makes the next display list draw the element again.
  final func setNeedsDrawing() {
    guard !needsDrawing else { return }
    needsDrawing = true
    drawingBecameStale()
    if let parent { parent.setNeedsDrawing() } else { graph.needsDrawing() }
  }

  /// Takes note that the element is to be drawn again.
  func drawingBecameStale() {}

  // MARK: Pointing

  /// The point of the content that is shown at `point` of the element's own space.
  func contentPoint(at point: CGPoint) -> CGPoint { point }

  /// The point of the content that is drawn, and pressed, at `point` of the element's own space:
  /// not the one that is said to be there where an effect is ignored by layout.
  func drawnPoint(at point: CGPoint) -> CGPoint { contentPoint(at: point) }

  /// Where `point` of the content is drawn in the element's own space.
  func drawnPlace(ofContent point: CGPoint) -> CGPoint { shownPoint(ofContent: point) }

  /// Where `point` of the content is shown in the element's own space.
  func shownPoint(ofContent point: CGPoint) -> CGPoint { point }

  /// Where `point` of the content is shown once the layout has come to rest.
  func restingPoint(ofContent point: CGPoint) -> CGPoint { shownPoint(ofContent: point) }

  /// Adds the elements at `point` that can make use of a press, the frontmost and innermost first;
  /// says whether something of the element is there.
  ///
  /// `point` is in the space of the element's `frame`.
  func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    false
  }

  /// Whether keys are never meant for what is in the element, though it may be seen.
  var keepsKeysOut: Bool { false }

  /// Whether the focus passes by what is in the element when keys move it.
  var isPassedByFocus: Bool { false }

  /// Whether nothing is seen of what is inside.
  var showsNothing: Bool { false }

  /// Whether the element shows characters of the terminal in the cell at `point`, which is in the
  /// space of its `frame`.
  func showsCharacters(at point: CGPoint) -> Bool { false }
}
