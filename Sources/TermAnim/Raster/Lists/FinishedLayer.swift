/// A layer with blurs or shadows that was drawn lately, and its pixels if they were kept.
struct FinishedLayer {
  let layer: Layer
  /// That of its contents.
  let transform: PixelTransform
  /// The last frame that it was drawn in.
  var lastFrame: Int
  /// Pixels, and of those the ones that are right; nil while there are none.
  var kept: (bounds: PixelRect, valid: PixelRect)?

  /// Whether another layer looks the same before it is faded and blended.
  func isLike(_ other: Layer, _ otherTransform: PixelTransform) -> Bool {
    transform == otherTransform && layer.filters == other.filters && layer.clips == other.clips
      && layer.mask == other.mask && layer.contents == other.contents
  }
}
