/// A view of a value that moves along keyframes.
public struct KeyframeAnimator<Value, KeyframePath, Content> {
  /// What starts the keyframes.
  enum Start: Equatable {
    /// Being there: they are repeated for ever, or never begun.
    case appearance(repeating: Bool)
    case change(AnimationTrigger)
  }

  let initialValue: Value
  let start: Start
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator: View, PrimitiveView
where KeyframePath: Keyframes, KeyframePath.Value == Value, Content: View {
  public typealias Body = Never

  /// A view of a value that goes along keyframes again and again.
  ///
  /// - Parameters:
  ///   - initialValue: Where the keyframes begin.
  ///   - repeating: Whether the value moves; otherwise it is the initial one.
  ///   - content: What a value looks like; asked in every frame.
  ///   - keyframes: How the value moves, given where it begins; asked when it begins to.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, start) = (initialValue, .appearance(repeating: repeating))
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// A view of a value that goes along keyframes when `trigger` changes, and stays where they end.
  ///
  /// From rest the value begins at the initial one, wherever it is. A change on the way lets it
  /// begin where it is.
  ///
  /// - Parameters:
  ///   - initialValue: Where the keyframes begin.
  ///   - trigger: What starts the keyframes.
  ///   - content: What a value looks like; asked in every frame.
  ///   - keyframes: How the value moves, given where it begins; asked when it begins to.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, start) = (initialValue, .change(AnimationTrigger(trigger)))
    (self.content, self.keyframes) = (content, keyframes)
  }

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    KeyframeNode(self, in: context)
  }
}
