/// What is inside when two areas are combined.
enum AreaOperation: Hashable, Sendable, CaseIterable {
  case intersection
  case union
  case subtraction
  case symmetricDifference

  /// Whether a place is inside, given whether each area has it.
  func contains(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .intersection: first && second
    case .union: first || second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}
