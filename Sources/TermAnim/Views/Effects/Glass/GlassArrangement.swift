import Foundation

/// Where panes of one container are while some of them come and go, and which are one piece.
struct GlassArrangement {
  /// Panes come out of others that are this near even in a container without a spacing, in points.
  private static let leastReach: CGFloat = 8

  /// How far from each other panes begin to feel each other, in points.
  let spacing: CGFloat

  func callAsFunction(_ panes: [GlassPane]) -> [GlassPane] {
    united(settled(panes))
  }

  /// The panes on their way: out of the pane of their name that goes, or out of the nearest one, or
  /// else more and more opaque.
  private func settled(_ panes: [GlassPane]) -> [GlassPane] {
    guard panes.contains(where: { $0.mark.isMoving }) else { return panes }
    let there = panes.filter { !$0.mark.isMoving }.map(\.box)
    var leaving: [SendableKey: CGRect] = [:]
    for pane in panes where pane.mark.isLeaving {
      if let id = pane.mark.id { leaving[id] = pane.box }
    }
    let heirs = Set(panes.lazy.filter { !$0.mark.isLeaving }.compactMap(\.mark.id))
    return panes.compactMap { pane in
      guard pane.mark.isMoving else { return pane }
      if pane.mark.isLeaving {
        if let id = pane.mark.id, heirs.contains(id) { return nil }
      } else if let start = pane.mark.id.flatMap({ leaving[$0] }) {
        return pane.coming(from: start, by: pane.mark.arrival)
      }
      return moving(pane, among: there)
    }
  }

  private func moving(_ pane: GlassPane, among others: [CGRect]) -> GlassPane {
    let (box, arrival) = (pane.box, pane.mark.arrival)
    let nearest = others.min { $0.gap(to: box) < $1.gap(to: box) }
    guard !pane.mark.fadesInPlace, let nearest,
      nearest.gap(to: box) <= max(spacing, Self.leastReach)
    else { return pane.within(Layer(opacity: arrival, contents: DisplayList())) }
    return pane.coming(from: nearest, by: arrival)
  }

  /// The panes, those with one union as one piece where the first of them is.
  private func united(_ panes: [GlassPane]) -> [GlassPane] {
    var met: Set<SendableKey> = []
    return panes.enumerated().compactMap { index, pane in
      guard let union = pane.mark.union else { return pane }
      guard met.insert(union).inserted else { return nil }
      let others = panes[(index + 1)...].filter { $0.mark.union == union }
      return others.isEmpty ? pane : pane.united(with: others)
    }
  }
}

extension PaneMark {
  /// Whether the pane is on its way in or out.
  fileprivate var isMoving: Bool { isLeaving || arrival != 1 }
}

extension CGRect {
  /// How far the nearest points of two rectangles are from each other; infinite for the null
  /// rectangle.
  fileprivate func gap(to other: CGRect) -> CGFloat {
    guard !isNull, !other.isNull else { return .infinity }
    let across = max(other.minX - maxX, minX - other.maxX, 0)
    let down = max(other.minY - maxY, minY - other.maxY, 0)
    return (across * across + down * down).squareRoot()
  }
}
