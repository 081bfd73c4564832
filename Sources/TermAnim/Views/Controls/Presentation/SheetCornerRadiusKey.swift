import Foundation

/// How round the upper corners of a sheet are, which goes up to its panel.
enum SheetCornerRadiusKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}
