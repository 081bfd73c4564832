/// A way for buttons to look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View

  typealias Configuration = ButtonStyleConfiguration

  /// What a button looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Lets the buttons of the view look like `style` says.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(EnvironmentValues.buttonStylePath, AnyButtonStyle(style))
  }
}
