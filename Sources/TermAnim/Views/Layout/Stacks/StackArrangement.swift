import Foundation

/// The arithmetic of a horizontal or vertical stack.
///
/// Space goes to the views of the highest priority first; among those, to the least flexible first,
/// each being offered an equal share of what is left.
struct StackArrangement {
  /// Along the axis.
  private(set) var lengths: [CGFloat]
  /// The total along the axis, distances included.
  let length: CGFloat
  /// The distances before each subview.
  private let distances: [CGFloat]

  init(
    _ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?, proposal: ProposedViewSize
  ) {
    distances = Self.distances(between: subviews, axis, spacing)
    lengths = Array(repeating: 0, count: subviews.count)
    let gaps = distances.reduce(0, +)
    if let available = proposal[axis] {
      lengths = Self.lengths(of: subviews, axis, available - gaps, across: proposal.across(axis))
    } else {
      lengths = subviews.map { $0.sizeThatFits(proposal).along(axis) }
    }
    length = lengths.reduce(gaps, +)
  }

  /// Where each subview begins along the axis.
  var offsets: [CGFloat] {
    var end: CGFloat = 0
    return zip(distances, lengths).map { distance, length in
      let start = end + distance
      end = start + length
      return start
    }
  }

  private static func distances(
    between subviews: LayoutSubviews, _ axis: Axis, _ spacing: CGFloat?
  ) -> [CGFloat] {
    guard subviews.count > 1 else { return Array(repeating: 0, count: subviews.count) }
    if let spacing { return [0] + Array(repeating: spacing, count: subviews.count - 1) }
    let spacings = subviews.map(\.spacing)
    return [0] + zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: axis) }
  }

  private static func lengths(
    of subviews: LayoutSubviews, _ axis: Axis, _ available: CGFloat, across: CGFloat?
  ) -> [CGFloat] {
    func length(_ index: Int, offered: CGFloat) -> CGFloat {
      let proposal = ProposedViewSize(along: axis, offered, across: across)
      return subviews[index].sizeThatFits(proposal).along(axis)
    }
    let ranges = subviews.indices.map { index in
      let least = length(index, offered: 0)
      let slack = length(index, offered: .infinity) - least
      return (least: least, slack: slack.isNaN ? .infinity : slack)
    }
    var lengths = ranges.map(\.least)
    // Infinite where that is offered, whatever some of the views take of it.
    var rest = available - lengths.reduce(0, +)
    for group in priorityGroups(subviews) {
      rest += group.reduce(0) { $0 + lengths[$1] }
      let order = group.sorted { (ranges[$0].slack, $0) < (ranges[$1].slack, $1) }
      for (position, index) in order.enumerated() {
        lengths[index] = length(index, offered: max(0, rest) / CGFloat(order.count - position))
        if rest.isFinite { rest -= lengths[index] }
      }
    }
    return lengths
  }

  /// The indices of the subviews of each priority, the highest first.
  private static func priorityGroups(_ subviews: LayoutSubviews) -> [[Int]] {
    let priorities = subviews.map(\.priority)
    if priorities.allSatisfy({ $0 == priorities[0] }) { return [Array(subviews.indices)] }
    return Dictionary(grouping: subviews.indices) { priorities[$0] }
      .sorted { $0.key > $1.key }
      .map(\.value)
  }
}

extension ProposedViewSize {
  /// The length across `axis`.
  func across(_ axis: Axis) -> CGFloat? {
    axis == .horizontal ? height : width
  }
}

extension CGSize {
  /// The length along `axis`.
  func along(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}

extension CGPoint {
  /// The coordinate along `axis`.
  func along(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? x : y
  }
}
