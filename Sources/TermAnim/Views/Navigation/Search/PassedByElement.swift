/// The element of a `PassedByModifier`.
final class PassedByElement: WrapperElement {
  var isActive = false

  override var isPassedByFocus: Bool { isActive }
}
