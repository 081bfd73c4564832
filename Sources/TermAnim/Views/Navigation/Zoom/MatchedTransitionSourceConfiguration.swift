public import Foundation

/// How the source of a zoom to another page would look while it grows; noted and left at that.
public struct MatchedTransitionSourceConfiguration: Hashable, Sendable {
  init() {}

  /// The same: the source is not cut.
  public func clipShape(_ shape: RoundedRectangle) -> MatchedTransitionSourceConfiguration { self }

  /// The same: there is nothing behind the source.
  public func background(_ color: Color) -> MatchedTransitionSourceConfiguration { self }

  /// The same: the source has no shadow.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> MatchedTransitionSourceConfiguration {
    self
  }
}
