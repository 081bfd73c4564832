import Foundation

/// The element of a `ControlModifier`: presses and keys go to its handler.
///
/// A press that it takes gives the control the focus, so that the keyboard goes on where the
/// pointer left off.
final class ControlElement<Handler: ControlHandler>: FocusableElement, Pressable {
  var modifier: ControlModifier<Handler>

  init(_ modifier: ControlModifier<Handler>, around content: Element, in inputs: ViewInputs) {
    self.modifier = modifier
    super.init(around: content, in: inputs)
  }

  private var isMirrored: Bool { isRightToLeft && !modifier.handler.keepsDirection }

  override var isFocusable: Bool { !modifier.leavesFocusToRow }

  override var isActivatable: Bool { modifier.handler.isActivatable }

  override var editsText: Bool { modifier.handler.editsText }

  override var isPressedAsOne: Bool {
    modifier.handler is ActivationHandler || modifier.handler is MenuHandler
  }

  override func makesLine(by key: KeyPress) -> Bool { modifier.handler.makesLine(by: key) }

  override func submits(by key: KeyPress) -> Bool { modifier.handler.submits(by: key) }

  override var showsFocusRing: Bool { modifier.showsFocusRing }

  override var focusRingSide: FocusRing.Side { modifier.focusRingSide }

  override var focusRingArea: CGRect {
    guard let area = modifier.focusRingArea?(frame.size) else { return frame }
    return facing(area.offsetBy(dx: frame.minX, dy: frame.minY))
  }

  var usesHolding: Bool { true }

  private(set) lazy var participant: GestureParticipant? =
    CallbackRecognizer(followingPressesOf: self) { [weak self] in self?.follow($0) }

  /// All of the control's frame counts, gaps between its parts, too.
  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard super.hitTest(point, path: &path) || frame.covers(point) else { return false }
    if isEnabled, modifier.handler.takesPresses { path.append(self) }
    return true
  }

  private func follow(_ press: Press) {
    if press.phase == .began { takeFocus() }
    modifier.handler.press(
      isMirrored ? press.mirrored(across: frame.width) : press, in: frame.size)
  }

  /// Takes the focus for itself, or for the row around.
  private func takeFocus() {
    let taker = chain.lazy.compactMap { $0 as? FocusableElement }.first(where: \.canBeFocused)
    if let taker { graph.focus.move(to: taker, byPress: true) }
  }

  override func press(_ key: KeyPress) -> Bool {
    guard key.phase != .up else { return false }
    if modifier.takesKeysUnseen || graph.focus.isFocusInSight {
      return modifier.handler.key(isMirrored ? key.mirrored : key)
    }
    graph.focus.scrollToFocus()
    return true
  }

  override func insert(_ text: String) -> Bool {
    guard modifier.handler.insert(text) else { return false }
    graph.focus.scrollToFocus()
    return true
  }

  override func activate() {
    modifier.handler.activate()
  }

  override func focusDidChange() {
    modifier.handler.focus(isFocused)
  }
}
