/// The views of a tab view.
struct TabPages<Content> {
  let content: Content
  /// The number of the one that shows.
  let index: Int
  /// Whether all stand side by side.
  let isPaged: Bool
  /// Which place of the row of pages shows, in pages from the first.
  let position: Double
  /// Told the tags of the views, their numbers where they have none, when they change.
  let report: ([AnyHashable]) -> Void
  /// Told whether the view that shows wants the bar to be hidden, when that changes.
  let reportBar: (_ isHidden: Bool) -> Void
}

extension TabPages: View, PrimitiveView where Content: View {
  typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    TabPagesNode(self, in: context)
  }
}
