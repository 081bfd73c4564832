/// Collects the items of a toolbar.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(repeat each content)
  }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> OptionalToolbarContent<Content> {
    OptionalToolbarContent(content: content)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(content: .first(first))
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalToolbarContent<First, Second> {
    ConditionalToolbarContent(content: .second(second))
  }

  public static func buildLimitedAvailability(
    _ content: any ToolbarContent
  ) -> some ToolbarContent {
    AnyToolbarContent(content: content)
  }
}

/// Several items one after the other.
public struct TupleToolbarContent<each Content: ToolbarContent> {
  private let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleToolbarContent: ToolbarContent {
  public typealias Body = Never

  public static func makeView(of content: Self) -> AnyView {
    AnyView(content.parts)
  }

  @MainActor
  private var parts: some View {
    TupleView(repeat (each content).view)
  }
}

/// An item, or none.
public struct OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension OptionalToolbarContent: ToolbarContent {
  public typealias Body = Never

  public static func makeView(of content: Self) -> AnyView {
    AnyView(content.content?.view)
  }
}

/// The items of one of two branches.
public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let content: Storage
}

extension ConditionalToolbarContent: ToolbarContent {
  public typealias Body = Never

  public static func makeView(of content: Self) -> AnyView {
    AnyView(branch(of: content))
  }

  @ViewBuilder @MainActor
  private static func branch(of content: Self) -> some View {
    switch content.content {
    case .first(let first): first.view
    case .second(let second): second.view
    }
  }
}

/// Items of any type.
struct AnyToolbarContent {
  let content: any ToolbarContent
}

extension AnyToolbarContent: ToolbarContent {
  typealias Body = Never

  static func makeView(of content: Self) -> AnyView {
    func opened<Content: ToolbarContent>(_ content: Content) -> AnyView {
      Content.makeView(of: content)
    }
    return opened(content.content)
  }
}
