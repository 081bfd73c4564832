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
