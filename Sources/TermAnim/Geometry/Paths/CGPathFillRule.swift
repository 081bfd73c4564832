/// Which of the regions that an outline encloses are inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Those the outline goes round a number of times that is not zero.
  case winding
  /// Those the outline goes round an odd number of times.
  case evenOdd
}
