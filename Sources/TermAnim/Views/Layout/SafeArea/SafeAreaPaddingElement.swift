/// The element of a `SafeAreaPaddingModifier`.
final class SafeAreaPaddingElement: PaddingElement {
  override var safeAreaRole: SafeAreaRole? { .space(around: content.frame) }
}
