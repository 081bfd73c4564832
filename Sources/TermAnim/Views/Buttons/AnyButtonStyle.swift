/// A button style of any type.
struct AnyButtonStyle {
  private let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  /// A style that says how buttons look; they are pressed as usual.
  init<Style: ButtonStyle>(_ style: Style) {
    // Used on the main actor only.
    nonisolated(unsafe) let style = style
    make = { configuration in
      AnyView(
        PressedButton(configuration: configuration) {
          AnyView(style.makeBody(configuration: $0))
        })
    }
  }

  /// A style that also says how buttons are pressed.
  init<Style: PrimitiveButtonStyle>(_ style: Style) {
    // Used on the main actor only.
    nonisolated(unsafe) let style = style
    make = { configuration in
      // The style's own buttons must not be made by it again.
      AnyView(
        style.makeBody(configuration: configuration)
          .environment(\.buttonStyle, AnyButtonStyle(BorderlessButtonLook())))
    }
  }

  @MainActor
  func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(BorderlessButtonLook()) }
  }
}
