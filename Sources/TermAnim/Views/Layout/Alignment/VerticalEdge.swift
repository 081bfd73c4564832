/// The upper or the lower side of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case bottom

  /// Either side, both or none.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One side alone.
    public init(_ edge: VerticalEdge) {
      rawValue = 1 << edge.rawValue
    }
  }
}

extension Edge {
  init(_ edge: VerticalEdge) {
    self = edge == .top ? .top : .bottom
  }
}
