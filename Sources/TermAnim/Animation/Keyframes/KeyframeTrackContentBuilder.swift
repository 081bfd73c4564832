/// Builds rows of keyframes from what is written one below the other.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value {
    expression
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(rows: [])
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(rows: [accumulated, next])
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(rows: components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    Conditional(branch: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, Value == Second.Value {
    Conditional(branch: .second(component))
  }
}

extension KeyframeTrackContentBuilder {
  /// One of two rows of keyframes.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: PrimitiveKeyframeTrackContent
  where ConditionalValue == First.Value, First.Value == Second.Value {
    public typealias Value = ConditionalValue
    public typealias Body = Self

    enum Branch {
      case first(First)
      case second(Second)
    }

    let branch: Branch

    func addKeyframes(to keyframes: inout [Keyframe<ConditionalValue.AnimatableData>]) {
      switch branch {
      case .first(let row): row.resolve(into: &keyframes)
      case .second(let row): row.resolve(into: &keyframes)
      }
    }
  }
}
