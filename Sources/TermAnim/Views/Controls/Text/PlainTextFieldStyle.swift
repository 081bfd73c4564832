/// Text without a ground.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  // swift-format-ignore: NoLeadingUnderscores
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.entry(.plain)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
