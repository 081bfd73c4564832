/// Collects the tabs of a tab view whose selection is a `TabValue`.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: TabContent<TabValue>>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> TabGroup<TabValue, TupleView<(repeat each Content)>> {
    TabGroup(TupleView(repeat each content))
  }

  public static func buildIf<Content: TabContent<TabValue>>(
    _ content: Content?
  ) -> TabGroup<TabValue, Content?> {
    TabGroup(content)
  }

  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    first: First
  ) -> TabGroup<TabValue, ConditionalContent<First, Second>> {
    TabGroup(ViewBuilder.buildEither(first: first))
  }

  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    second: Second
  ) -> TabGroup<TabValue, ConditionalContent<First, Second>> {
    TabGroup(ViewBuilder.buildEither(second: second))
  }
}
