import Foundation

/// The element of a `SecondaryClickModifier`.
final class SecondaryClickElement: WrapperElement, Pressable {
  var modifier: SecondaryClickModifier
  private(set) var isEnabled: Bool

  init(_ modifier: SecondaryClickModifier, around content: Element, in inputs: ViewInputs) {
    self.modifier = modifier
    isEnabled = inputs.environment.values.isEnabled
    super.init(around: content, scope: inputs.transactions)
    graph.secondaryClicks.append(self)
  }

  func update(to modifier: SecondaryClickModifier, in inputs: ViewInputs) {
    self.modifier = modifier
    isEnabled = inputs.environment.values.isEnabled
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    guard super.hitTest(point, path: &path) else { return false }
    if isEnabled { path.append(self) }
    return true
  }

  /// Whether a click would do something now.
  var isUseful: Bool { isEnabled && modifier.isMeant() }

  func secondaryClick(at point: CGPoint?) -> Bool {
    guard isUseful else { return false }
    modifier.action(
      point.map {
        let local = localPoint(ofPointer: $0)
        return CGPoint(x: local.x - frame.minX, y: local.y - frame.minY)
      })
    return true
  }
}
