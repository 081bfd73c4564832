public import Foundation

extension UIScrollView {
  /// How much of its speed a scroll view that was thrown keeps each millisecond.
  ///
  /// Programs ask where a throw ends: `rate / (1000 * (1 - rate))` seconds at its first speed
  /// further on, which are 0.5 for `normal`.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is kept, between 0 and 1; scroll views take others for `normal`.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// That of scroll views of which a program says nothing.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// That of what is turned page by page.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The rate as a coefficient: each second keeps the share `exp(-friction)` of the speed.
    var friction: CGFloat {
      -1000 * log(rawValue > 0 && rawValue < 1 ? rawValue : Self.normal.rawValue)
    }
  }
}
