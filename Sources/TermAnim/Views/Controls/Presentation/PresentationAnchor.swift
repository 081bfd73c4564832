import Foundation

/// Where on the screen something is that a panel belongs to.
///
/// A class because the panel asks for it when it is laid out, after what it belongs to.
@MainActor
final class PresentationAnchor {
  fileprivate(set) weak var element: Element?
  /// What puts the panel where it is, to be laid out again when the element moves.
  weak var panel: Element?

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
  func makeElement(around content: Element, in inputs: ViewInputs) -> AnchorElement {
    let element = AnchorElement(around: content, scope: inputs.transactions)
    update(element, in: inputs)
    return element
  }

  @MainActor
  func update(_ element: AnchorElement, in inputs: ViewInputs) {
    anchor.element = element
    element.anchor = anchor
  }
}
