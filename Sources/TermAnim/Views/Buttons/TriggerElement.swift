/// What a style makes of a button, which keys reach where nothing in it is for them: the style may
/// let only gestures press it.
final class TriggerElement: FocusableElement {
  var action: @MainActor () -> Void

  init(
    _ action: @escaping @MainActor () -> Void, around content: Element, in inputs: ViewInputs
  ) {
    self.action = action
    super.init(around: content, in: inputs)
  }

  override var isFocusable: Bool { !graph.focus.hasCandidate(in: self) }

  override var isPressedAsOne: Bool { true }

  override func activate() {
    action()
  }
}

extension KeyboardFocus {
  /// Whether keys go to something in `element`, at least when it is enabled.
  fileprivate func hasCandidate(in element: Element) -> Bool {
    candidates.objects.contains { $0 !== element && $0.isInside(element) && $0.isFocusable }
  }
}
