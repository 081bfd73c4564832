import Foundation

/// Where a layout puts its subviews, noted while it runs.
final class LayoutPlacements {
  struct Placement {
    let origin: CGPoint
    let proposal: ProposedViewSize
  }

  private(set) var placements: [Placement?]

  init(count: Int) {
    placements = Array(repeating: nil, count: count)
  }

  /// Forgets all places.
  func clear() {
    for index in placements.indices { placements[index] = nil }
  }

  func place(_ index: Int, at origin: CGPoint, _ proposal: ProposedViewSize) {
    placements[index] = Placement(origin: origin, proposal: proposal)
  }
}
