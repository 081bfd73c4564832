import Foundation

extension Element {
  /// Scrolls all that is around as little as is needed to see `rect`, which is in the space of the
  /// element's frame; where there is no room for all of it, its top and leading edges.
  final func scrollToSee(_ rect: CGRect) {
    for (scroll, offset) in scrolling(toSee: rect) { scroll.glide(to: offset) }
  }

  /// Whether `rect` is seen as `scrollToSee` would show it, at the latest when what moves now has
  /// come to rest.
  final func isInSight(_ rect: CGRect) -> Bool {
    scrolling(toSee: rect).isEmpty
  }

  /// Which scroll views would have to move, and to where, from the inside outwards.
  private func scrolling(toSee rect: CGRect) -> [(scroll: ScrollElement, offset: CGPoint)] {
    var rect = rect
    var moves: [(scroll: ScrollElement, offset: CGPoint)] = []
    for around in around {
      // What stays in view of a section would hide what has come below it.
      if let rows = around as? LazyWindowElement { rect = rows.withPinnedParts(around: rect) }
      guard let scroll = around as? ScrollElement else {
        rect = rect.box(moving: around.restingPoint(ofContent:))
        continue
      }
      let offset = scroll.offset(showing: rect)
      if !scroll.isBound(for: offset) { moves.append((scroll, offset)) }
      rect = scroll.seen(rect, from: offset)
    }
    return moves
  }
}
