public import Foundation

extension View {
  /// Puts `style` behind the sheet or cover that the view is in, in place of its usual ground.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Puts a view behind the sheet or cover that the view is in, in place of its usual ground.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    return preference(key: PresentationGroundKey.self, value: AnyView(ground))
  }

  /// Keeps Esc, clicks outside, and pulls from closing the presentation that the view is in.
  ///
  /// A button in it whose shortcut is `cancelAction` still hears Esc.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: PresentationIsHeldKey.self, value: isDisabled)
  }

  /// Whether the sheet that the view is in has a bar at its upper edge by which it is pulled;
  /// automatically where it may have several heights, which keys then go through on the bar.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    preference(key: SheetIndicatorKey.self, value: visibility)
  }

  /// How round the upper corners of the sheet that the view is in are, in points; nil is as usual.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    preference(key: SheetCornerRadiusKey.self, value: cornerRadius)
  }

  /// Whether what is behind the sheet that the view is in can be used with the pointer.
  ///
  /// As long as it can, it is not darker than usual, and a click on it does not close the sheet.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    preference(key: BackgroundInteractionKey.self, value: interaction)
  }

  /// The view as it is: what scrolls on a sheet scrolls, and the rest of it is pulled.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }

  /// The view as it is: presentations look alike on all terminals.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    self
  }

  /// The view as it is: presentations look alike on all terminals.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    self
  }
}
