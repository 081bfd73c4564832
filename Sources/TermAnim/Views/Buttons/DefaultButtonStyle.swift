/// The look of buttons that nobody has given another: a label in the tint.
///
/// In a row of a list with no other control, all of the row presses the button.
public struct DefaultButtonStyle: PrimitiveButtonStyle, ReachableButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ConfiguredButton(configuration).buttonStyle(DefaultButtonLook())
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look of buttons that nobody has given another: a label in the tint.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
