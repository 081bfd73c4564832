/// The look of buttons that nobody has given another, which a whole row of a list presses.
struct DefaultButtonLook: RowPressedLook {
  func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonLook().makeBody(configuration: configuration)
  }
}
