/// The side of a rectangle where reading begins, or the one where it ends.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading
  case trailing

  /// Either side, both or none.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One side alone.
    public init(_ edge: HorizontalEdge) {
      rawValue = 1 << edge.rawValue
    }
  }
}

extension Edge {
  init(_ edge: HorizontalEdge) {
    self = edge == .leading ? .leading : .trailing
  }
}
