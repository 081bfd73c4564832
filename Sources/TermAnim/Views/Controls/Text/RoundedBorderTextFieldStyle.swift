/// Text on a rounded ground.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  // swift-format-ignore: NoLeadingUnderscores
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.entry(.roundedBorder)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
