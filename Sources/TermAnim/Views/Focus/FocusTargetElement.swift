/// The element of a `FocusableModifier`.
final class FocusTargetElement: FocusableElement {
  var accepts: Bool

  init(_ accepts: Bool, around content: Element, in inputs: ViewInputs) {
    self.accepts = accepts
    super.init(around: content, in: inputs)
  }

  override var isFocusable: Bool { accepts }

  override var isActivatable: Bool { false }
}
