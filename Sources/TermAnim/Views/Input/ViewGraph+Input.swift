import Foundation

extension ViewGraph {
  /// Hands an event to the view it is meant for.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When it happened; that of the last `advance` unless it is known better. Only how
  ///     fast things follow each other depends on it: what the event changes begins with the next
  ///     frame.
  /// - Returns: whether some view made use of it.
  @discardableResult
  func send(_ event: InputEvent, at time: FrameTime? = nil) -> Bool {
    asUndoEvent { use(event, at: time ?? self.time) }
  }

  private func use(_ event: InputEvent, at time: FrameTime) -> Bool {
    switch event {
    case .pointerDown(let point):
      return send(.began, point, time)
    case .pointerMoved(let point):
      return send(.moved, point, time)
    case .pointerUp(let point):
      let isUsed = send(.ended, point, time)
      gestures.leaveIfOver()
      return isUsed
    case .pointerCancelled:
      gestures.cancel(at: time)
      return true
    case .secondaryClick(let point):
      return pressables(at: point).contains { $0.secondaryClick(at: point) }
    case .wheel(let point, let delta, let modifiers):
      return turnWheel(by: delta, modifiers, at: point, time)
    case .key(let key):
      return breakOff(by: key, at: time) || focus.use(key) || undo(by: key)
    case .text(let text):
      return focus.insert(text)
    }
  }

  /// Undoes in what is in front, or does again, what a key asks for that nothing else makes use of.
  private func undo(by key: KeyPress) -> Bool {
    guard let command = UndoCommand(key) else { return false }
    let scope = undoScopes.objects.filter(\.isReachable).max { $0.depth < $1.depth }
    return command.perform(by: scope?.manager ?? undoManager, since: scope?.start ?? 0)
  }

  /// Lets go of what is dragged or pressed if the key is Esc, and says whether something has been.
  private func breakOff(by key: KeyPress, at time: FrameTime) -> Bool {
    guard key.key == .escape, key.phase != .up,
      gestures.isFollowingPress || drags.contains(where: \.isHeld)
    else { return false }
    gestures.cancel(at: time)
    return true
  }

  private func send(
    _ kind: GestureEvent.Kind, _ point: CGPoint, _ time: FrameTime
  ) -> Bool {
    let event = GestureEvent(kind: kind, location: point, time: time)
    let isHover = hover.pointerMoved(event) { pressables(at: point) }
    return gestures.receive(event) { pressables(at: point) } || isHover
  }

  /// Hands the wheel to a gesture that waits for it with these keys held, or else to the innermost
  /// view that can scroll that way; Shift turns an upright wheel on its side.
  private func turnWheel(
    by delta: CGSize, _ modifiers: EventModifiers, at point: CGPoint, _ time: FrameTime
  ) -> Bool {
    if !modifiers.isDisjoint(with: [.control, .option]),
      send(.scrolled(delta: delta, modifiers: modifiers), point, time)
    {
      return true
    }
    let turned = modifiers.contains(.shift) && delta.width == 0
    let delta = turned ? CGSize(width: delta.height, height: 0) : delta
    return pressables(at: point).contains { $0.scroll(by: delta) }
  }

  /// Whether a scroll view that goes that way is at a point, though it may be at its end.
  func hasScrollView(along delta: CGSize, at point: CGPoint) -> Bool {
    let axis: Axis = abs(delta.height) >= abs(delta.width) ? .vertical : .horizontal
    return pressables(at: point).contains { ($0 as? ScrollElement)?.canScroll(axis) == true }
  }
}
