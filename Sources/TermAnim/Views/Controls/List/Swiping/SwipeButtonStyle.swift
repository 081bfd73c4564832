/// A style of the buttons beside a row: as high as it, and gone once one is pressed.
struct SwipeButtonStyle: PrimitiveButtonStyle, ReachableButtonStyle {
  let close: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(role: configuration.role, label: configuration.label) {
      configuration.trigger()
      close()
    }
  }
}
