import Foundation

/// The element of a `ControlModifier`: presses and keys go to its handler.
///
/// A press gives the control the focus, so that the keyboard goes on where the pointer left off.
final class ControlElement<Handler: ControlHandler>: FocusableElement, Pressable {
  var modifier: ControlModifier<Handler>
  private var memory = Handler.initialMemory

  init(
    _ modifier: ControlModifier<Handler>, around content: Element, scope: TransactionScope
  ) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  var pressElement: Element { self }

  override var isFocusable: Bool { modifier.handler.isEnabled }

  override var showsFocusRing: Bool { modifier.showsFocusRing }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    let hits = super.hitTest(point, path: &path) || frame.contains(point)
    if hits, modifier.handler.isEnabled { path.append(self) }
    return hits
  }

  func press(_ phase: PressPhase, at point: CGPoint) {
    if phase == .began { graph.focus.focus(self) }
    let press = Press(
      phase: phase, location: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY),
      screenLocation: screenPoint(ofLocal: point), isInside: frame.contains(point),
      time: graph.time)
    modifier.handler.press(press, in: frame.size, memory: &memory)
  }

  override func press(_ key: KeyPress) -> Bool {
    key.phase != .up && modifier.handler.key(key)
  }

  override func focusDidChange() {
    modifier.handler.focus(isFocused)
  }
}
