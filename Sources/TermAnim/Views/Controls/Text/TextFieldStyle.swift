/// A way for text fields to look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  associatedtype _Body: View

  // swift-format-ignore: NoLeadingUnderscores
  typealias _Label = _TextFieldStyleLabel

  /// What a text field looks like around `configuration`, which is the field itself.
  ///
  /// There the field has no ground, unless the style gives it another style.
  // swift-format-ignore: NoLeadingUnderscores
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_Label>) -> _Body
}

extension EnvironmentValues {
  @Entry var textFieldStyle: StyleMaker<TextField<_TextFieldStyleLabel>> = StyleMaker(
    DefaultTextFieldStyle()
  ) { $0._body(configuration: $1) }
}

extension View {
  /// Lets the text fields inside look like `style` says.
  nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    transformEnvironment(\.textFieldStyle) {
      $0 = StyleMaker(style) { $0._body(configuration: $1) }.inside($0, at: \.textFieldStyle)
    }
  }
}
