/// A label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, ReachableButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ConfiguredButton(configuration).buttonStyle(BorderlessButtonLook())
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
