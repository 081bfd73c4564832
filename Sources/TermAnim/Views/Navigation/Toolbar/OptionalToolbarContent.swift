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
