/// The look of the head of a column that sorts the rows, which shows the focus by its ground.
struct TableHeadLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    TableHeadFace(configuration: configuration)
  }
}

/// What a head that sorts the rows shows.
struct TableHeadFace: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    configuration.label
      .opacity(configuration.isPressed ? 0.6 : 1)
      .background(isFocused ? Color.accentColor.opacity(0.35) : .clear)
      .contentShape(Rectangle())
  }
}
