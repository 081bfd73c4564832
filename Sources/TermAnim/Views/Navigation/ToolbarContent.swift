/// Items for the title line of a page.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Items: View

  /// The items as a view that shows them in their places.
  var items: Items { get }
}

/// Several items one after the other.
public struct TupleToolbarContent<each Content: ToolbarContent> {
  private let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleToolbarContent: ToolbarContent {
  public var items: some View {
    TupleView(repeat (each content).items)
  }
}

/// An item, or none.
public struct OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension OptionalToolbarContent: ToolbarContent {
  public var items: some View { content?.items }
}

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
}
