import Foundation

extension ListPainter {
  /// What a material shows in the pixels of `region`, on a surface that is to be given back.
  ///
  /// The picture behind it is read as far around as the blur reaches; beyond the picture its edges
  /// go on.
  func source(
    of material: MaterialPaint, in region: PixelRect, _ state: DrawingState
  ) -> SurfaceSource {
    let deviation = state.transform.deviation(ofRadius: material.blurRadius)
    let near = region.outset(
      columns: GaussianBlur.reach(of: deviation.x), rows: GaussianKernel.reach(of: deviation.y))
    let bounds = near.intersection((backdrops.first ?? state.surface).bounds)
    let surface = borrowSurface(bounds)
    for backdrop in backdrops { surface.cover(with: backdrop) }
    surface.cover(with: state.surface)
    let isOpaque = surface.isOpaque
    apply(GaussianBlur(deviation: deviation), to: surface)
    if isOpaque { surface.makeOpaque(in: bounds) }
    if material.saturation != 1 {
      surface.apply(ColorMatrix(saturation: material.saturation))
    }
    surface.lay(material.veil, adapting: material.adapts)
    return SurfaceSource(surface: surface, isOpaque: isOpaque)
  }
}

extension Surface {
  /// Draws another surface over this one where both have pixels.
  fileprivate func cover(with other: Surface) {
    let common = bounds.intersection(other.bounds)
    for y in common.y..<max(common.maxY, common.y) {
      let (row, pixels) = (address(x: common.x, y: y), other.address(x: common.x, y: y))
      for x in 0..<common.width { row[x] = PixelMath.over(pixels[x], row[x]) }
    }
  }

  /// Draws a colour over all pixels; adapting, over each as far as it differs from it in lightness.
  fileprivate func lay(_ veil: Color.Resolved, adapting: Bool) {
    let pixel = veil.premultipliedPixel
    guard adapting else {
      for index in 0..<bounds.area { base[index] = PixelMath.over(pixel, base[index]) }
      return
    }
    let own = PixelMath.lightness(veil.straightPixel)
    for index in 0..<bounds.area {
      let behind = base[index]
      let weight = PixelMath.weight(UInt32(abs(PixelMath.lightness(behind) - own)))
      base[index] = PixelMath.over(PixelMath.scaled(pixel, by: weight), behind)
    }
  }

  /// Whether no pixel lets anything through.
  fileprivate var isOpaque: Bool {
    for index in 0..<bounds.area where base[index] >> 24 != 255 { return false }
    return true
  }
}
