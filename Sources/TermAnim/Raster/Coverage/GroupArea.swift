/// The pixels that a layer needs when it is drawn for itself.
struct GroupArea {
  /// What its contents and clips may touch.
  let contents: PixelRect
  /// Of that, what may be seen or be spread by filters to where it is seen.
  let drawn: PixelRect
  /// The pixels of its surface.
  let region: PixelRect
  /// Of those, the ones that are right and are composited.
  let visible: PixelRect

  /// The area of a layer of which `clip` is seen; `transform` is that of its contents, and `hard`
  /// and `soft` are its clips.
  init(
    of layer: Layer, _ transform: PixelTransform, within clip: PixelRect, hard: PixelRect,
    soft: SoftClips
  ) {
    let reach = transform.reach(of: layer.filters)
    let (isUnbounded, kept) = (layer.blendMode.isUnbounded, hard.intersection(soft.bounds))
    let seen = isUnbounded ? clip.intersection(kept) : clip
    let near = seen.outset(columns: reach.columns, rows: reach.rows)
    contents = isUnbounded ? near : kept.intersection(transform.bounds(of: layer.contents))
    drawn = contents.intersection(near)
    region = drawn.outset(columns: reach.columns, rows: reach.rows).intersection(near)
    visible = region.intersection(seen)
  }
}
