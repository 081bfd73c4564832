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
