import Foundation

/// The element of a `TapGestureModifier`.
final class TapElement: WrapperElement, Pressable {
  /// Taps that follow within this many seconds count together.
  private static let repeatInterval = 0.35

  var modifier: TapGestureModifier
  private var taps = 0
  private var lastTap = FrameTime.zero

  init(_ modifier: TapGestureModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  var pressElement: Element { self }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard super.hitTest(point, path: &path) else { return false }
    path.append(self)
    return true
  }

  func press(_ phase: PressPhase, at point: CGPoint) {
    guard phase == .ended, frame.contains(point) else { return }
    taps = graph.time - lastTap <= Self.repeatInterval ? taps + 1 : 1
    lastTap = graph.time
    guard taps == modifier.count else { return }
    taps = 0
    modifier.action(
      CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), screenPoint(ofLocal: point))
  }
}
