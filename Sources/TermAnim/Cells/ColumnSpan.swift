/// Adjacent columns of one row, from `lower` up to but not including `upper`.
struct ColumnSpan: Hashable, Sendable {
  var lower: Int32
  var upper: Int32

  /// No column; neutral in unions.
  static let empty = ColumnSpan(lower: .max, upper: 0)

  init(lower: Int32, upper: Int32) {
    (self.lower, self.upper) = (lower, upper)
  }

  init(_ columns: Range<Int>) {
    self.init(lower: Int32(columns.lowerBound), upper: Int32(columns.upperBound))
  }

  var isEmpty: Bool { lower >= upper }

  /// As a range; 0..<0 when empty.
  var columns: Range<Int> { isEmpty ? 0..<0 : Int(lower)..<Int(upper) }

  mutating func formUnion(_ other: ColumnSpan) {
    (lower, upper) = (min(lower, other.lower), max(upper, other.upper))
  }
}
