/// A way for pickers to look; one of those that the library has.
public protocol PickerStyle: Sendable {
  /// How pickers of the style look.
  static var appearance: PickerAppearance { get }
}

extension EnvironmentValues {
  @Entry var pickerLook: PickerAppearance.Look = .automatic
}

extension View {
  /// Lets the pickers inside look like `style` says.
  nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerLook, Style.appearance.look)
  }
}
