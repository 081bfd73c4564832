/// The panel of a sheet: as wide as the screen but for a margin, from the lower edge.
struct SheetPanel<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ControlColor.panel)
      .clipShape(
        UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16)
      )
      .padding(.horizontal, 16)
      .padding(.top, 16)
  }
}
