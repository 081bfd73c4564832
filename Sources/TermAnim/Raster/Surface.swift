/// Pixels to draw on: a rectangle of the picture's plane and the memory that holds it.
///
/// A borrowed view; whoever made it keeps the memory alive. Columns and rows are the picture's,
/// also for a surface that covers only a part of it.
struct Surface {
  let base: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  let bounds: PixelRect

  /// Where the pixel at a column and row of the picture is.
  @inline(__always)
  func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- bounds.y) &* stride &+ (x &- bounds.x))
  }

  /// Gives every pixel of `area` that the surface has the same value.
  func fill(_ area: PixelRect, with pixel: UInt32) {
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return }
    if area.width == stride {
      PixelRun.fill(address(x: area.x, y: area.y), count: area.area, with: pixel)
    } else {
      var row = address(x: area.x, y: area.y)
      for _ in 0..<area.height {
        PixelRun.fill(row, count: area.width, with: pixel)
        row += stride
      }
    }
  }
}
