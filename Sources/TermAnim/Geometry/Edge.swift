/// A side of a rectangle; leading is left where reading goes from left to right.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Some of the four sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One side alone.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }
  }
}
