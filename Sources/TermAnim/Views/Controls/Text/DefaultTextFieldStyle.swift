/// The style a text field has where it is: a rounded ground through which what is behind is seen,
/// or none within a style of a program.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  // swift-format-ignore: NoLeadingUnderscores
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.entry(configuration.isInStyle ? .plain : .automatic)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
