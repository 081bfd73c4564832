/// A button that is filled with the tint while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableLabel(isHighlighted: configuration.isOn) {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled with the tint while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
