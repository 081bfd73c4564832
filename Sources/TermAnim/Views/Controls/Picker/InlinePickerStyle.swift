/// All values below each other: in a list or a form as rows, below one with the label, and in a
/// menu as its lines.
public struct InlinePickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .inline) }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
