public import Foundation

extension View {
  /// Runs `action` when the view has been held pressed for `minimumDuration` seconds.
  ///
  /// The press may move by `maximumDistance` points. `onPressingChanged` is told true when the view
  /// is pressed, and false when `action` has been run, or will not be.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let gesture = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return modifier(
      LongPressModifier(gesture: gesture, action: action, pressingChanged: onPressingChanged))
  }

  /// The earlier form of `onLongPressGesture`, with the same meaning.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
