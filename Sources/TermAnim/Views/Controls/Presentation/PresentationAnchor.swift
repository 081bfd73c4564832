import Foundation

/// Where on the screen something is that a panel belongs to.
///
/// A class because the panel asks for it when it is laid out, after what it belongs to.
@MainActor
final class PresentationAnchor {
  fileprivate(set) weak var element: GeometryObserverElement?
  /// What puts the panel where it is, to be laid out again when the element is shown elsewhere.
  weak var panel: Element?

  nonisolated init() {}

  /// In points of the screen; nil when it is not shown.
  var frame: CGRect? { element?.proxy().frame(in: .global) }
}

/// A modifier that makes its content an anchor.
nonisolated struct AnchorModifier: ElementModifier {
  let anchor: PresentationAnchor

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> GeometryObserverElement {
    let element = GeometryObserverElement(around: content, scope: inputs.transactions) { _ in }
    update(element, in: inputs)
    return element
  }

  @MainActor
  func update(_ element: GeometryObserverElement, in inputs: ViewInputs) {
    anchor.element = element
    element.changed = { [weak anchor] _ in anchor?.panel?.setNeedsLayout() }
  }
}
