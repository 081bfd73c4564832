import Foundation

extension Element {
  /// How far a view may reach beyond the element's frame, below bars, at each edge of a safe area
  /// that the frame touches; 0 at the others.
  ///
  /// O(number of elements around).
  final var roomBeyond: EdgeInsets {
    isRightToLeft ? seenRoomBeyond.mirrored : seenRoomBeyond
  }

  /// The same, with the left edge for the leading one.
  private var seenRoomBeyond: EdgeInsets { roomBeyond { _ in true } }

  /// How far what scrolls inside is seen beyond the element's frame, at the edges that the frame
  /// touches; the left edge stands for the leading one.
  ///
  /// It is seen below views of `safeAreaInset` and in the space of `safeAreaPadding`. O(number of
  /// elements around).
  final var scrollingRoomBeyond: EdgeInsets { roomBeyond(reaching: \.showsWhatScrolls) }

  private func roomBeyond(reaching isReached: (SafeAreaRoom) -> Bool) -> EdgeInsets {
    var (own, reach, safe) = (frame, frame, CGRect?.none)
    var element = parent
    while let around = element {
      switch around.safeAreaRole {
      case .safe: safe = around.frame
      case .space(let inner): reach = reach.stretched(from: inner, to: around.frame)
      case .room(let room):
        if let edges = safe, isReached(room) {
          reach = reach.stretched(from: edges, to: around.frame, along: room.axes)
        }
        safe = nil
        if room.isLimit { return reach.insets(beyond: own) }
      case .origin:
        let origin = around.frame.origin
        (own, reach) = (own.moved(by: origin), reach.moved(by: origin))
        safe = safe?.moved(by: origin)
      case .otherSpace: return reach.insets(beyond: own)
      case nil: break
      }
      element = around.parent
    }
    return reach.insets(beyond: own)
  }
}

extension CGRect {
  /// The rectangle that is larger by `insets` at its edges.
  func grown(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top,
      width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }

  /// The rectangle that is smaller by `insets` at its edges; of no length where they leave less.
  func shrunk(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  fileprivate func moved(by origin: CGPoint) -> CGRect {
    offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The rectangle with the edges that lie on those of `area`, or beyond, moved to those of `room`.
  fileprivate func stretched(
    from area: CGRect, to room: CGRect, along axes: Axis.Set = [.horizontal, .vertical]
  ) -> CGRect {
    // Half of a point, as places come out of sums.
    let slack = 0.5
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    if axes.contains(.horizontal) {
      if left < area.minX + slack { left = min(left, room.minX) }
      if right > area.maxX - slack { right = max(right, room.maxX) }
    }
    if axes.contains(.vertical) {
      if top < area.minY + slack { top = min(top, room.minY) }
      if bottom > area.maxY - slack { bottom = max(bottom, room.maxY) }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How far the rectangle lies beyond each edge of `inner`, which it holds.
  func insets(beyond inner: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: inner.minY - minY, leading: inner.minX - minX, bottom: maxY - inner.maxY,
      trailing: maxX - inner.maxX)
  }
}
