import Foundation

extension InputEvent {
  /// What views are told of the mouse; nil for the middle button, and for what comes of the right
  /// one after it was pressed.
  init?(_ mouse: MouseInput, on screen: ScreenConfiguration) {
    let point = screen.point(cellX: mouse.x, cellY: mouse.y)
    switch mouse.action {
    case .press(.left): self = .pointerDown(point)
    case .drag(.left), .move: self = .pointerMoved(point)
    case .release(.left): self = .pointerUp(point)
    case .press(.right): self = .secondaryClick(point)
    case .scroll(let dx, let dy):
      self = .wheel(
        point,
        delta: CGSize(
          width: CGFloat(dx) * WheelTurn.notch, height: CGFloat(dy) * WheelTurn.notch),
        modifiers: EventModifiers(mouse.modifiers))
    case .press, .drag, .release: return nil
    }
  }
}
