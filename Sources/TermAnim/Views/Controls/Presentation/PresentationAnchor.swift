import Foundation

/// Where on the screen something is that a panel belongs to.
///
/// A class because the panel asks for it when it is laid out, after what it belongs to.
@MainActor
final class PresentationAnchor {
  fileprivate(set) weak var element: Element?

  nonisolated init() {}

  /// In points of the screen; nil when it is not shown.
  var frame: CGRect? {
    guard let element else { return nil }
    let (frame, corner) = (element.frame, CGPoint(x: element.frame.maxX, y: element.frame.maxY))
    let (start, end) = (
      element.screenPoint(ofLocal: frame.origin), element.screenPoint(ofLocal: corner)
    )
    return CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }
}

/// A modifier that makes its content an anchor.
nonisolated struct AnchorModifier: ElementModifier {
  let anchor: PresentationAnchor

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> WrapperElement {
    let element = WrapperElement(around: content, scope: inputs.transactions)
    anchor.element = element
    return element
  }

  @MainActor
  func update(_ element: WrapperElement, in inputs: ViewInputs) {
    anchor.element = element
  }
}
