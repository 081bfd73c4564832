/// Tabs whose view has another type.
public struct TabGroup<TabValue: Hashable, Content: View> {
  let content: Content

  nonisolated init(_ content: Content) {
    self.content = content
  }
}

extension TabGroup: TabContent {
  public var body: some View { content }
}
