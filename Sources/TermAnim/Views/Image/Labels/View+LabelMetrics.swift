public import Foundation

extension EnvironmentValues {
  /// Between the picture and the words of labels, in points; nil is as usual.
  @Entry public internal(set) var labelIconToTitleSpacing: CGFloat?

  /// What the pictures of labels take at least, in points; nil is as usual.
  @Entry public internal(set) var labelReservedIconWidth: CGFloat?
}

extension View {
  /// Puts `value` points between the picture and the words of labels inside; NaN is as usual.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value.isFinite ? value : nil)
  }

  /// Has the pictures of labels inside take `value` points at least, so that words below each other
  /// begin alike; what is negative or no number is as usual.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value >= 0 && value.isFinite ? value : nil)
  }
}
