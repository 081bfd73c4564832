import Foundation

extension ListPainter {
  /// Changes a finished layer's pixels; `contents` are those that its contents may
  /// touch.
  func apply(
    _ filter: Filter, to surface: Surface, contents: PixelRect, _ transform: PixelTransform
  ) {
    switch filter {
    case .blur(let radius, let isOpaque):
      let blur = GaussianBlur(deviation: transform.deviation(ofRadius: radius))
      apply(blur, to: surface)
      if isOpaque { surface.makeOpaque(in: contents) }
    case .shadow(let color, let radius, let offset):
      guard let offset = transform.offset(offset) else { return }
      let blur = GaussianBlur(deviation: transform.deviation(ofRadius: radius))
      addShadow(color, blur, offset, to: surface)
    case .colorMatrix(let matrix):
      surface.apply(matrix)
    case .alphaThreshold(let least, let most, let color):
      surface.cut(alphaFrom: least, to: most, color: color)
    }
  }

  func apply(_ blur: GaussianBlur, to surface: Surface) {
    if blur.apply(to: surface, scratch: scratch) { work.blurredPixels += surface.bounds.area }
  }

  /// Draws the layer's alpha in one colour, moved and blurred, behind the layer.
  private func addShadow(
    _ color: Color.Resolved, _ blur: GaussianBlur, _ offset: (x: Double, y: Double),
    to surface: Surface
  ) {
    let pixel = color.premultipliedPixel
    guard pixel != 0 else { return }
    let shadow = borrowSurface(surface.bounds)
    defer { scratch.giveBack() }
    shadow.copyAlpha(of: surface, movedBy: offset, pixel: pixel)
    apply(blur, to: shadow)
    for index in 0..<surface.bounds.area {
      surface.base[index] = PixelMath.over(surface.base[index], shadow.base[index])
    }
  }
}
