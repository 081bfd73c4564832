/// What a badge looks like beside the item of a tab or a toolbar.
struct BadgeLook: View {
  let label: Text

  var body: some View {
    label
      .foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 4)
      .background(.red)
  }
}
