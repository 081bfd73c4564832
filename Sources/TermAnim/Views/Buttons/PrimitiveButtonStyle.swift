/// A way for buttons to look and to be pressed.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// What becomes of a button; buttons in it have the style around, unless it says otherwise.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Lets the buttons of the view look and be pressed like `style` says.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}

/// The modifier of `buttonStyle` with a primitive style.
nonisolated struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle>: EnvironmentModifier {
  let style: Style
  /// Whether buttons have the style whatever other style they are given.
  var isImposed = false

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    let style = AnyButtonStyle(style, inside: environment.buttonStyle)
    if isImposed { environment.imposedButtonStyle = style } else { environment.buttonStyle = style }
  }
}
