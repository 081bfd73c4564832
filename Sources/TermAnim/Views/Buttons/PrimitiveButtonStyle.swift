/// A way for buttons to look and to be pressed.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// What becomes of a button; buttons in it have the style around, unless it says otherwise.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// Whether the style makes a control of each button, which keys reach by itself.
  ///
  /// For the library alone; a requirement for the reason that `View.makeNode` is one.
  @MainActor @preconcurrency
  static var isReachable: Bool { get }
}

extension PrimitiveButtonStyle {
  /// Keys reach what a program's style makes of a button only as far as it makes controls.
  public static var isReachable: Bool { false }
}

extension View {
  /// Lets the buttons of the view look and be pressed like `style` says.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}
