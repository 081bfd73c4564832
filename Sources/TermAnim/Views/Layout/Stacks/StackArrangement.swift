import Foundation

/// The arithmetic of a horizontal or vertical stack.
///
/// Space goes to the views of the highest priority first; among those, to the least flexible first,
/// each being offered an equal share of what is left.
struct StackArrangement {
  /// What each subview is offered along the axis; nil where the stack is offered nothing.
  let offers: [CGFloat?]
  /// What each takes of it.
  let lengths: [CGFloat]
  /// The total along the axis, distances included.
  let length: CGFloat
  /// The distances before each subview.
  private let distances: [CGFloat]

  init(
    _ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?, proposal: ProposedViewSize
  ) {
    distances = Self.distances(between: subviews, axis, spacing)
    let gaps = distances.reduce(0, +)
    if let available = proposal[axis] {
      (offers, lengths) = Self.shares(
        of: subviews, axis, available - gaps, across: proposal.across(axis))
    } else {
      offers = Array(repeating: nil, count: subviews.count)
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

  private static func shares(
    of subviews: LayoutSubviews, _ axis: Axis, _ available: CGFloat, across: CGFloat?
  ) -> (offers: [CGFloat?], lengths: [CGFloat]) {
    func length(_ index: Int, offered: CGFloat) -> CGFloat {
      let proposal = ProposedViewSize(along: axis, offered, across: across)
      return subviews[index].sizeThatFits(proposal).along(axis)
    }
    let ranges = subviews.indices.map { index in
      let least = length(index, offered: 0)
      let slack = length(index, offered: .infinity) - least
      return (least: least, slack: slack.isNaN ? .infinity : slack)
    }
    var (offers, lengths) = ([CGFloat?](repeating: 0, count: ranges.count), ranges.map(\.least))
    // Infinite where that is offered, whatever some of the views take of it.
    var rest = available - lengths.reduce(0, +)
    for group in priorityGroups(subviews) {
      rest += group.reduce(0) { $0 + lengths[$1] }
      let order = group.sorted { (ranges[$0].slack, $0) < (ranges[$1].slack, $1) }
      for (position, index) in order.enumerated() {
        let offer = max(0, rest) / CGFloat(order.count - position)
        (offers[index], lengths[index]) = (offer, length(index, offered: offer))
        if rest.isFinite { rest -= lengths[index] }
      }
    }
    return (offers, lengths)
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
