import Foundation

/// The element of a `DropModifier`.
final class DropElement: WrapperElement, Pressable {
  private var modifier: DropModifier
  private var isEnabled: Bool

  init(_ modifier: DropModifier, around content: Element, in inputs: ViewInputs) {
    self.modifier = modifier
    isEnabled = inputs.environment.values.isEnabled
    super.init(around: content, scope: inputs.transactions)
  }

  func update(to modifier: DropModifier, in inputs: ViewInputs) {
    self.modifier = modifier
    isEnabled = inputs.environment.values.isEnabled
  }

  var pressElement: Element { self }

  /// All of the frame counts, whatever is drawn there.
  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    let isThere = super.hitTest(point, path: &path)
    if isEnabled, frame.covers(point) { path.append(self) }
    return isThere
  }

  /// Whether `payload` may be dropped here.
  func accepts(_ payload: any Transferable) -> Bool {
    isEnabled && isShown && modifier.accepts(payload)
  }

  /// Takes note that something that may be dropped is over the element, or no longer is.
  func target(_ isTargeted: Bool) {
    modifier.isTargeted(isTargeted)
  }

  /// Takes `payload`, dropped at a point of the screen, and says whether it is of use.
  func drop(_ payload: any Transferable, atScreen point: CGPoint) -> Bool {
    modifier.drop(payload, convert(localPoint(ofScreen: point), to: .local))
  }
}
