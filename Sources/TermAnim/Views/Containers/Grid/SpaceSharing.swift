import Foundation

/// How columns or rows that are more or less flexible share a space.
enum SpaceSharing {
  /// The lengths of `count` parts in `available` points, nil asking for their own lengths.
  ///
  /// The least flexible chooses first, each being offered an equal share of what is left. `length`
  /// tells how long a part is when it is offered a length.
  static func lengths(
    count: Int, in available: CGFloat?, length: (_ part: Int, _ offered: CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let available else { return (0..<count).map { length($0, nil) } }
    let slacks = (0..<count).map { length($0, .infinity) - length($0, 0) }
    let order = (0..<count).sorted { (slacks[$0], $0) < (slacks[$1], $1) }
    var lengths = Array(repeating: CGFloat.zero, count: count)
    var rest = available
    for (position, part) in order.enumerated() {
      lengths[part] = length(part, max(0, rest) / CGFloat(count - position))
      rest -= lengths[part]
    }
    return lengths
  }
}
