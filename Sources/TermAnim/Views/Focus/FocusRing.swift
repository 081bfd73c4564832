import Foundation

/// The line around what has the focus: one pixel thick and on whole pixels, so that it is as crisp
/// as a terminal can show it.
struct FocusRing {
  /// Where the line runs.
  enum Side {
    /// A pixel away from the view.
    case outside
    /// Along the view's edge, within it.
    case inside
  }

  /// All that the ring covers, and what is in it.
  let bounds: CGRect
  private let pixel: CGSize

  /// The ring of a view of that frame, in a space whose origin is at `offset` on the grid of the
  /// screen.
  init(_ frame: CGRect, _ side: Side, pixelsPerPoint: CGSize, from offset: CGPoint = .zero) {
    pixel = CGSize(
      width: 1 / max(pixelsPerPoint.width, .leastNormalMagnitude),
      height: 1 / max(pixelsPerPoint.height, .leastNormalMagnitude))
    let distance: CGFloat = side == .outside ? 2 : 0
    let frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    let (minX, maxX) = Self.edges(frame.minX, frame.maxX, pixel.width, distance)
    let (minY, maxY) = Self.edges(frame.minY, frame.maxY, pixel.height, distance)
    bounds = CGRect(
      x: minX - offset.x, y: minY - offset.y, width: maxX - minX, height: maxY - minY)
  }

  /// The edges of pixels that are `distance` pixels away from `low` and `high`, outside.
  private static func edges(
    _ low: CGFloat, _ high: CGFloat, _ pixel: CGFloat, _ distance: CGFloat
  ) -> (CGFloat, CGFloat) {
    (((low / pixel).rounded() - distance) * pixel, ((high / pixel).rounded() + distance) * pixel)
  }

  /// The ring along what `outline` makes of the box around its line, or else with round corners.
  func command(
    in color: Color.Resolved, along outline: (CGRect) -> Path?
  ) -> DisplayList.Command {
    let line = bounds.insetBy(dx: pixel.width / 2, dy: pixel.height / 2)
    let path =
      outline(line) ?? Path(roundedRect: line, cornerRadius: 3 * pixel.width, style: .circular)
    return .stroke(path, .color(color), StrokeStyle(lineWidth: pixel.width))
  }
}
