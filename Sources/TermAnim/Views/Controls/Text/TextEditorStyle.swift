/// A way for text editors to look; one of those that the library has.
public protocol TextEditorStyle: Sendable {
  /// Whether the text is on a ground.
  static var hasGround: Bool { get }
}

/// Text on a rounded ground.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}

  public static var hasGround: Bool { true }
}

/// Text on a rounded ground.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public init() {}

  public static var hasGround: Bool { true }
}

/// Text without a ground.
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}

  public static var hasGround: Bool { false }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension EnvironmentValues {
  /// Whether text editors have a ground of their own.
  @Entry var textEditorHasGround: Bool = true
}

extension View {
  /// Lets the text editors inside look like `style` says.
  nonisolated public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    environment(\.textEditorHasGround, Style.hasGround)
  }
}
