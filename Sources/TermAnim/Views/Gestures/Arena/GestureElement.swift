import Foundation

/// The element of a `GestureModifier`.
final class GestureElement<Added: Gesture>: WrapperElement, Pressable {
  private var modifier: GestureModifier<Added>
  private(set) var isEnabled: Bool
  private var recognizer: GestureRecognizer<Added.Value>?

  init(_ modifier: GestureModifier<Added>, around content: Element, in inputs: ViewInputs) {
    self.modifier = modifier
    isEnabled = inputs.environment.values.isEnabled
    super.init(around: content, scope: inputs.transactions)
  }

  func update(to modifier: GestureModifier<Added>, in inputs: ViewInputs) {
    self.modifier = modifier
    isEnabled = inputs.environment.values.isEnabled
    if let recognizer { modifier.gesture.updateRecognizer(recognizer) }
  }

  var priority: GesturePriority { modifier.priority }

  var participant: GestureParticipant? {
    let made = recognizer ?? modifier.gesture.recognizer(in: GestureContext(self))
    recognizer = made
    return made
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    let start = path.count
    guard super.hitTest(point, path: &path) else { return false }
    if !modifier.mask.contains(.subviews) { path.removeSubrange(start...) }
    if modifier.mask.contains(.gesture), isEnabled { path.append(self) }
    return true
  }
}
