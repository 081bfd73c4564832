/// Views below each other of which one is chosen.
struct OptionList<Content: View>: View {
  let content: Content
  let choice: Choice

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      content
        .padding(.leading, 20)
        .padding(.trailing, 12)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(OptionModifier(choice: choice, look: .menuItem))
    }
    .fixedSize(horizontal: true, vertical: false)
    .padding(.vertical, 4)
  }
}
