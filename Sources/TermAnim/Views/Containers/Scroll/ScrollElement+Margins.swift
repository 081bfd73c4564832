import Foundation

/// Where the content lies in the space that scrolls.
extension ScrollElement {
  /// The space around the content that scrolls with it.
  var margins: EdgeInsets {
    let margins = options.asked.own.contentMargins
    return isRightToLeft ? margins.mirrored : margins
  }

  /// Where the content begins: behind the margins, and at the asked-for point of the window where
  /// there is room left along the axes; never beyond that room, and at its beginning for NaN.
  func contentOrigin(in limits: ScrollLimits) -> CGPoint {
    var origin = CGPoint(x: limits.margins.leading, y: limits.margins.top)
    let room = CGSize(
      width: max(0, limits.window.width - limits.content.width),
      height: max(0, limits.window.height - limits.content.height))
    let anchor = seen(options.asked.own.anchors[.alignment] ?? .topLeading)
    if options.axes.contains(.horizontal) { origin.x += share(anchor.x, of: room.width) }
    if options.axes.contains(.vertical) { origin.y += share(anchor.y, of: room.height) }
    return origin
  }

  private func share(_ share: CGFloat, of room: CGFloat) -> CGFloat {
    share.isNaN ? 0 : min(max(share, 0), 1) * room
  }
}
