/// A label in the tint, as in a running text.
public struct LinkButtonStyle: PrimitiveButtonStyle, ReachableButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ConfiguredButton(configuration).buttonStyle(BorderlessButtonLook())
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label in the tint, as in a running text.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
