/// All values side by side, with a thumb that slides to the chosen one.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}

  public static var appearance: PickerAppearance { PickerAppearance(look: .segmented) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
