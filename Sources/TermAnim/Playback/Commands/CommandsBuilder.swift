/// Collects the commands that are written one after the other in a closure.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> EmptyCommands {
    EmptyCommands()
  }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content {
    content
  }

  @MainActor @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> TupleCommands<(repeat each Content)> {
    var views: [AnyView] = []
    repeat views.append((each content).rootView)
    return TupleCommands(views: views)
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    first: TrueContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(storage: .first(first))
  }

  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    second: FalseContent
  ) -> ConditionalContent<TrueContent, FalseContent> {
    ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
    content
  }
}
