/// The look of buttons that nobody has given another, which a whole row of a list presses.
struct DefaultButtonLook: RowPressedLook {
  func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonLook().makeBody(configuration: configuration)
  }
}

/// A look of buttons of which the only one in a row of a list is pressed with the row.
protocol RowPressedLook: ButtonStyle {}
