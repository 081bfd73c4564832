extension Text {
  /// Which part of a text that does not fit gives way to an ellipsis.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle

    /// The mode as layouts know it.
    var truncation: TextTruncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}
