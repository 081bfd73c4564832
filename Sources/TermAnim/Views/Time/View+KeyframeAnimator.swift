extension View {
  /// Lets a value go along keyframes again and again, and the view with it.
  ///
  /// - Parameters:
  ///   - initialValue: Where the keyframes begin.
  ///   - repeating: Whether the value moves; otherwise it is the initial one.
  ///   - content: What the view looks like with a value; asked in every frame.
  ///   - keyframes: How the value moves, given where it begins; asked when it begins to.
  /// - Returns: The view with the value of the moment.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    PlaceholderReader(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
        keyframes: keyframes)
    }
  }

  /// Lets a value go along keyframes when `trigger` changes, and the view with it.
  ///
  /// - Parameters:
  ///   - initialValue: Where the keyframes begin.
  ///   - trigger: What starts the keyframes.
  ///   - content: What the view looks like with a value; asked in every frame.
  ///   - keyframes: How the value moves, given where it begins; asked when it begins to.
  /// - Returns: The view with the value of the moment.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    PlaceholderReader(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
        keyframes: keyframes)
    }
  }
}
