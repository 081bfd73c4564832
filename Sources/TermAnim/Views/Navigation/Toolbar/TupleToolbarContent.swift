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
