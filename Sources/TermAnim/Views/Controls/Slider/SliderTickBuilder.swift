/// Collects the marks of a slider.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Several marks.
  public struct Ticks: SliderTickContent {
    public let ticks: [SliderTick<V>]
  }

  public static func buildExpression<Content: SliderTickContent<V>>(_ content: Content) -> Ticks {
    Ticks(ticks: content.ticks)
  }

  public static func buildBlock(_ content: Ticks...) -> Ticks {
    buildArray(content)
  }

  public static func buildOptional(_ content: Ticks?) -> Ticks {
    content ?? Ticks(ticks: [])
  }

  public static func buildEither(first: Ticks) -> Ticks { first }

  public static func buildEither(second: Ticks) -> Ticks { second }

  public static func buildArray(_ content: [Ticks]) -> Ticks {
    Ticks(ticks: content.flatMap(\.ticks))
  }
}
