/// Text on a ground with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  // swift-format-ignore: NoLeadingUnderscores
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.entry(.squareBorder)
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
