import Foundation

/// How wide labels in the columns of a form are at most, in points.
enum FormLabelWidth: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
