/// A way for buttons to look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View

  typealias Configuration = ButtonStyleConfiguration

  /// What a button looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// Whether the only button in a row of a list is pressed with the row.
  ///
  /// For the library alone; a requirement for the reason that `View.makeNode` is one.
  @MainActor @preconcurrency
  static var isPressedByRow: Bool { get }
}

extension ButtonStyle {
  /// A button that a program's style makes is pressed by itself.
  public static var isPressedByRow: Bool { false }
}

extension View {
  /// Lets the buttons of the view look like `style` says.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(EnvironmentValues.buttonStylePath, AnyButtonStyle(style))
  }
}
