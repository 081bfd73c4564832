import Foundation

/// A picture of which only the opacity counts: paint is seen through it.
struct ImageStencil {
  let pixels: CGImage
  /// The size of each of many side by side; nil for one that fills the frame.
  let tile: CGSize?
  let isSmooth: Bool

  /// How far paint reaches beyond a frame that it is cut to, in points: at its sides pixels are cut
  /// once.
  private static let spill: CGFloat = 8

  /// What draws a paint as far as the picture in `frame` is opaque.
  ///
  /// A colour that `stays` makes a picture of its own, which is drawn in one go.
  func commands(in frame: CGRect, painting paint: Paint, stays: Bool) -> [DisplayList.Command] {
    if stays, case .color(let color) = paint { return [fill(frame, with: pixels.tinted(color))] }
    let ground = CGRect(
      x: frame.minX - Self.spill, y: frame.minY - Self.spill, width: frame.width + 2 * Self.spill,
      height: frame.height + 2 * Self.spill)
    let mask = Layer.Mask(contents: DisplayList([fill(frame, with: pixels)]))
    let contents = DisplayList([.fill(Path(ground), paint, FillStyle())])
    return [.layer(Layer(mask: mask, contents: contents))]
  }

  private func fill(_ frame: CGRect, with pixels: CGImage) -> DisplayList.Command {
    let paint = StylePaint.bitmap(pixels.bitmap, tile: tile, isSmooth: isSmooth)
    return .fill(Path(frame), paint.paint(in: frame), FillStyle())
  }
}
