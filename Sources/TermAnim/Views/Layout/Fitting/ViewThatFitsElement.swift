import Foundation

/// The element of a `ViewThatFits`.
final class ViewThatFitsElement: Element {
  var axes: Axis.Set {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }
  /// In the order of preference.
  var candidates: [Element] = [] {
    didSet {
      guard !candidates.elementsEqual(oldValue, by: ===) else { return }
      for candidate in candidates { candidate.parent = self }
      setNeedsLayout()
      setNeedsDrawing()
    }
  }
  private(set) var shown: Element?
  /// Called when another candidate is shown.
  var chose: () -> Void = {}

  init(axes: Axis.Set, graph: ViewGraph, scope: TransactionScope) {
    self.axes = axes
    super.init(graph: graph, scope: scope)
  }

  /// The candidate that is shown in a space.
  private func choice(in proposal: ProposedViewSize) -> Element? {
    candidates.first { fits($0, proposal) } ?? candidates.last
  }

  private func fits(_ candidate: Element, _ proposal: ProposedViewSize) -> Bool {
    let size = candidate.size(
      for: ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height))
    return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
      && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
  }

  override func shows(_ content: Element) -> Bool { content === shown }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(in: proposal)?.size(for: proposal) ?? .zero
  }

  override var spacing: ViewSpacing {
    (shown ?? candidates.first)?.spacing ?? ViewSpacing()
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    choice(in: proposal)?.explicitGuide(guide, for: proposal)
  }

  override func didPlace() {
    let choice = choice(in: placedProposal)
    if choice !== shown {
      shown = choice
      forgetGuides()
      setNeedsDrawing()
      chose()
    }
    choice?.place(at: frame.origin, proposal: placedProposal)
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    shown?.draw(into: &commands)
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    shown?.hitTest(point, path: &path) ?? false
  }

  override func showsCharacters(at point: CGPoint) -> Bool {
    shown?.showsCharacters(at: point) ?? false
  }
}
