import Foundation

/// The line around what has the focus: one pixel thick, a pixel away, and on whole pixels, so that
/// it is as crisp as a terminal can show it.
struct FocusRing {
  private let rect: CGRect
  private let pixel: CGFloat

  /// The ring around a view of that frame.
  init(around frame: CGRect, pixelsPerPoint: CGSize) {
    pixel = 1 / max(pixelsPerPoint.width, .leastNormalMagnitude)
    let height = 1 / max(pixelsPerPoint.height, .leastNormalMagnitude)
    let (minX, maxX) = Self.edges(frame.minX, frame.maxX, pixel)
    let (minY, maxY) = Self.edges(frame.minY, frame.maxY, height)
    rect = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The middles of the pixels that are one away from `low` and `high`, outside.
  private static func edges(
    _ low: CGFloat, _ high: CGFloat, _ pixel: CGFloat
  ) -> (CGFloat, CGFloat) {
    (((low / pixel).rounded() - 1.5) * pixel, ((high / pixel).rounded() + 1.5) * pixel)
  }

  func command(in color: Color.Resolved) -> DisplayList.Command {
    let path = Path(roundedRect: rect, cornerRadius: 3 * pixel, style: .circular)
    return .stroke(path, .color(color), StrokeStyle(lineWidth: pixel))
  }
}
