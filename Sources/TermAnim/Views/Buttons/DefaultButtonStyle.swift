/// The look of buttons that nobody has given another: a label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderlessButtonLook())
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look of buttons that nobody has given another: a label in the tint.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
