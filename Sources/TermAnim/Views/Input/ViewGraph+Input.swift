import Foundation

extension ViewGraph {
  /// Hands an event to the view it is meant for, at the time of the last `advance`.
  ///
  /// - Returns: whether some view made use of it.
  @discardableResult
  func send(_ event: InputEvent) -> Bool {
    switch event {
    case .pointerDown(let point):
      return beginPress(at: point)
    case .pointerMoved(let point):
      return continuePress(.moved, at: point)
    case .pointerUp(let point):
      return endPress(.ended, at: point)
    case .pointerCancelled:
      return endPress(.cancelled, at: .zero)
    case .wheel:
      return false
    case .key(let key):
      return press(key)
    }
  }

  private func beginPress(at point: CGPoint) -> Bool {
    var path: [any Pressable] = []
    _ = rootNode?.element.hitTest(point, path: &path)
    pointer.pressed = path.first
    return continuePress(.began, at: point)
  }

  private func continuePress(_ phase: PressPhase, at point: CGPoint) -> Bool {
    guard let pressed = pointer.pressed else { return false }
    pressed.press(phase, at: pressed.pressElement.localPoint(ofScreen: point))
    return true
  }

  private func endPress(_ phase: PressPhase, at point: CGPoint) -> Bool {
    let isUsed = continuePress(phase, at: point)
    pointer.pressed = nil
    return isUsed
  }

  private func press(_ key: KeyPress) -> Bool {
    let focused = focus.focused.flatMap { $0.isReachable ? $0 : nil }
    if focused?.press(key) == true || focus.offer(key) { return true }
    guard key.phase != .up else { return false }
    switch key.key {
    case .tab:
      focus.move(by: key.modifiers.contains(.shift) ? -1 : 1)
      return focus.focused != nil
    case .return, .space:
      focused?.activate()
      return focused != nil
    default:
      return false
    }
  }
}
