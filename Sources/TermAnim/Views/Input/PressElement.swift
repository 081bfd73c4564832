import Foundation

/// The element of a `PressModifier`.
final class PressElement<Handler: PressHandler>: FocusableElement, Pressable {
  var handler: Handler
  private var memory = Handler.initialMemory

  init(_ handler: Handler, around content: Element, scope: TransactionScope) {
    self.handler = handler
    super.init(around: content, scope: scope)
  }

  var pressElement: Element { self }

  override var isFocusable: Bool { handler.isFocusable }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard super.hitTest(point, path: &path) else { return false }
    path.append(self)
    return true
  }

  func press(_ phase: PressPhase, at point: CGPoint) {
    let press = Press(
      phase: phase, location: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY),
      screenLocation: screenPoint(ofLocal: point), isInside: frame.contains(point),
      time: graph.time)
    handler.press(press, memory: &memory)
  }

  override func activate() {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    press(.began, at: middle)
    press(.ended, at: middle)
  }
}
