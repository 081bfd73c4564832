/// What stands in a menu and is no line of it, such as a text, a slider or the title of a section:
/// below the labels of the lines.
struct MenuNote<Content: View>: View {
  let content: Content
  @Environment(\.menuIndent) private var indent

  var body: some View {
    content
      .padding(.leading, 8 + indent)
      .padding(.trailing, 8)
      .padding(.vertical, 4)
  }
}
