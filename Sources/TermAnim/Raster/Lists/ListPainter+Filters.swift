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
    guard blur.blurs else { return }
    blur.apply(to: surface, scratch: scratch)
    work.blurredPixels += surface.bounds.area
  }

  private func addShadow(
    _ color: Color.Resolved, _ blur: GaussianBlur, _ offset: (x: Double, y: Double),
    to surface: Surface
  ) {
    let pixel = color.premultipliedPixel
    guard pixel != 0 else { return }
    blur.addShadow(to: surface, of: pixel, movedBy: offset, scratch: scratch)
    if blur.blurs { work.blurredPixels += surface.bounds.area }
  }
}
