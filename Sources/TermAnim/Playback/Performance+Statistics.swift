import Foundation

extension Performance {
  /// Takes over what a frame cost.
  ///
  /// - Parameters:
  ///   - watch: Has measured all stages.
  ///   - byteCount: Bytes of the frame.
  ///   - damage: Pixels that were drawn again; nil is all of them.
  func note(_ watch: StageWatch, byteCount: Int, damage: [PixelRect]?) {
    statistics.viewSeconds = watch.statistics.viewSeconds
    statistics.rasterSeconds = watch.statistics.rasterSeconds
    statistics.encodingSeconds = watch.statistics.encodingSeconds
    if byteCount > 0 { statistics.bytes = byteCount }
    statistics.animatorCount = run.graph.animatorCount
    statistics.damage = isInspected ? points(of: damage) : []
    statistics.noteFrame(at: hostNow())
  }

  /// Takes note that a slow link had no room for a frame.
  func noteDroppedFrame() {
    statistics.droppedCount += 1
  }

  private func points(of damage: [PixelRect]?) -> [CGRect] {
    let (geometry, placement) = (screen.geometry, screen.placement)
    let picture = PixelRect(
      x: placement.column, y: 2 * placement.row, width: geometry.pixelWidth,
      height: geometry.pixelHeight)
    let (width, height) = (geometry.pixelsPerPoint.width, geometry.pixelsPerPoint.height)
    return (damage ?? [picture]).map { $0.intersection(picture) }.map {
      CGRect(
        x: CGFloat($0.x - picture.x) / width, y: CGFloat($0.y - picture.y) / height,
        width: CGFloat($0.width) / width, height: CGFloat($0.height) / height)
    }
  }
}
