/// A style that makes a control of each button, which keys reach by itself.
protocol ReachableButtonStyle: PrimitiveButtonStyle {}

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

/// A modifier that lets keys do `action`, unless there is a control in its content.
nonisolated struct TriggerModifier: ElementModifier {
  let action: @MainActor () -> Void

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> TriggerElement {
    TriggerElement(action, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: TriggerElement, in inputs: ViewInputs) {
    element.action = action
    element.update(inputs)
  }
}

extension KeyboardFocus {
  /// Whether keys go to something in `element`, at least when it is enabled.
  fileprivate func hasCandidate(in element: Element) -> Bool {
    candidates.objects.contains { $0 !== element && $0.isInside(element) && $0.isFocusable }
  }
}
