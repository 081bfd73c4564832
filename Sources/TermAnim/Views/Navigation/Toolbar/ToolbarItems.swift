/// The items of a toolbar in the tree.
struct ToolbarItems<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarItems: View {
  var body: some View { Content.makeView(of: content) }
}
