/// An element that shows another one or none, and may show another at any time.
class BranchElement: WrapperElement {
  private let nothing: Element

  init(graph: ViewGraph, scope: TransactionScope) {
    nothing = Element(graph: graph, scope: scope)
    super.init(around: nothing, scope: scope)
  }

  /// Shows `element`, or a place without a size for nil.
  final func show(_ element: Element?) {
    let element = element ?? nothing
    if element !== content { take(element) }
  }

  // Those around find out once who bears the traits.
  final override var traitBearer: Element { self }

  final override var traits: ElementTraits { content.traits }
}
