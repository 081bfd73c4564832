/// The element of a `SafeAreaPaddingModifier`: around a scroll view, which takes the insets for
/// margins of its content, it is as large as that.
final class SafeAreaPaddingElement: PaddingElement {
  override var safeAreaRole: SafeAreaRole? { .space(around: content.frame) }

  override var insets: EdgeInsets { scrollElement == nil ? modifier.insets : EdgeInsets() }

  /// The scroll view that the element is around, with nothing but what wraps one view between.
  private var scrollElement: ScrollElement? {
    content.wrapped.lazy.compactMap { $0 as? ScrollElement }.first
  }

  func update(to insets: EdgeInsets) {
    guard insets != modifier.insets else { return }
    modifier = PaddingModifier(insets: insets)
    scrollElement?.setNeedsLayout()
  }
}

/// Space around a view that scroll views let their content reach into.
nonisolated struct SafeAreaPaddingModifier: ElementModifier {
  let insets: EdgeInsets

  @MainActor
  func makeElement(
    around content: Element, in inputs: ViewInputs
  ) -> SafeAreaPaddingElement {
    SafeAreaPaddingElement(
      PaddingModifier(insets: insets), around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: SafeAreaPaddingElement, in inputs: ViewInputs) {
    element.update(to: insets)
  }
}
