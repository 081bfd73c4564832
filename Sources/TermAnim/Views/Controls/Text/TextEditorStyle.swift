/// A way for text editors to look; one of those that the library has.
public protocol TextEditorStyle: Sendable {
  /// Whether the text is on a ground.
  static var hasGround: Bool { get }
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
