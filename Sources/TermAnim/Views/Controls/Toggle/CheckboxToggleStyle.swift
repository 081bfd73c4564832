/// A box before the label, with a mark while the toggle is on.
public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CheckboxRow(configuration: configuration)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box before the label, with a mark while the toggle is on.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
