/// Controls below each other, as a list on a ground of its own.
public struct Form<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  public var body: some View {
    List { content }.listStyle(.insetGrouped)
  }
}
