/// Which gestures are looked for: that which is added to a view, those of the views inside, or
/// both.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  /// The gesture that is added, and none of the views inside.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside, and not the one that is added.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
