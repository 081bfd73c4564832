/// Pixels of the picture's own grid that have been worked out before.
struct SurfaceSource: ColorSource {
  let surface: Surface
  let isOpaque: Bool

  /// What the surface does not have is clear.
  func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let bounds = surface.bounds
    let first = min(max(bounds.x - x, 0), count)
    let end = max(min(bounds.maxX - x, count), first)
    guard y >= bounds.y, y < bounds.maxY, first < end else {
      return pixels.update(repeating: 0, count: count)
    }
    pixels.update(repeating: 0, count: first)
    (pixels + first).update(from: surface.address(x: x + first, y: y), count: end - first)
    (pixels + end).update(repeating: 0, count: count - end)
  }
}
