import Foundation

/// A modifier that makes its content a control; `Handler` says what it does.
nonisolated struct ControlModifier<Handler> {
  let handler: Handler
  /// Whether a ring shows the focus; controls that show it themselves have none.
  var showsFocusRing = true
  /// Where that ring runs.
  var focusRingSide = FocusRing.Side.outside
  /// What it goes around, in a control of a size; nil is all of the control.
  var focusRingArea: ((CGSize) -> CGRect)?
  /// Whether keys are made use of while the control is scrolled out of sight; otherwise the first
  /// one brings it back, and does nothing else.
  var takesKeysUnseen = true
  /// Whether the row around has the focus in place of the control.
  var leavesFocusToRow = false
}

nonisolated extension ControlModifier: ViewModifier, PrimitiveModifier, ElementModifier
where Handler: ControlHandler {
  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> ControlElement<Handler> {
    ControlElement(self, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: ControlElement<Handler>, in inputs: ViewInputs) {
    element.modifier = self
    element.update(inputs)
  }
}
