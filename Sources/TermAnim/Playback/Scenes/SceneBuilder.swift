/// Makes the body of an app out of the scenes written in it.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  @MainActor
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> TupleScene<First, repeat each Other> {
    var scenes: [any Scene] = [first]
    repeat scenes.append(each other)
    return TupleScene(of: scenes)
  }

  public static func buildIf<Content: Scene>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<TrueContent: Scene, FalseContent: Scene>(
    first: TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(storage: .first(first))
  }

  public static func buildEither<TrueContent: Scene, FalseContent: Scene>(
    second: FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}
