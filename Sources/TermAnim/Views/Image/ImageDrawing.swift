import Foundation

/// What has been drawn of a picture of a size.
struct ImageDrawing {
  let size: CGSize
  let contents: [DisplayList.Command]
  /// Whether its opacity is that of the foreground style, instead of colours of its own.
  var isTemplate = false

  /// What draws the picture stretched to `frame`.
  func commands(in frame: CGRect) -> [DisplayList.Command] {
    guard size.width > 0, size.height > 0 else { return [] }
    let place = CGAffineTransform(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX,
      ty: frame.minY)
    return Layer(canvas: contents, of: size, transform: place).map { [.layer($0)] } ?? []
  }
}
