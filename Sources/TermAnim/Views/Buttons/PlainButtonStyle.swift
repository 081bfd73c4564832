/// A label as it is, only fainter while it is pressed, and when it cannot be used.
public struct PlainButtonStyle: PrimitiveButtonStyle, ReachableButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ConfiguredButton(configuration).buttonStyle(PlainButtonLook())
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label as it is, only fainter while it is pressed, and when it cannot be used.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
