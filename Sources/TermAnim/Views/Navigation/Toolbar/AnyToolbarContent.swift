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
