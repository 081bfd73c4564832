/// A way for text fields to look; one of those that the library has.
public protocol TextFieldStyle: Sendable {}

/// The style a text field has where it is: a rounded ground.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
}

/// Text without a ground.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}

/// Text on a rounded ground.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  var textFieldStyle: TextFieldLook {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: TextFieldLook { .roundedBorder }
  }
}

extension View {
  /// Lets the text fields inside look like `style` says.
  nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.textFieldStyle, style is PlainTextFieldStyle ? .plain : .roundedBorder)
  }
}
