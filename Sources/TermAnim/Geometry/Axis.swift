/// One of the two directions of the plane.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// Either direction, both or none.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One direction alone.
    public init(_ axis: Axis) {
      rawValue = 1 << axis.rawValue
    }
  }
}
