public import Foundation

extension Font {
  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// From -1 to 1; 0 is the usual width.
    public var value: CGFloat

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// A width between compressed and expanded; NaN is taken as 0.
    public init(_ value: CGFloat) {
      self.value = value.isNaN ? 0 : value
    }

    /// What lengths across are multiplied by.
    var factor: Double { 1 + min(max(Double(value), -0.6), 1) }
  }
}
