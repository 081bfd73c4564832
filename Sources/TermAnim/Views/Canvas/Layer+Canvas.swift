import Foundation

extension Layer {
  /// What is drawn on a canvas, which nothing leaves; nil for nothing.
  ///
  /// What blends there meets what is on the canvas, and nothing behind it.
  init?(canvas contents: [DisplayList.Command], of size: CGSize, transform: CGAffineTransform) {
    guard !contents.isEmpty else { return nil }
    let edge = Path(CGRect(origin: .zero, size: size))
    self.init(
      transform: ProjectionTransform(transform),
      clips: [Clip(path: edge, style: FillStyle(antialiased: false))],
      isIsolated: contents.contains(where: \.blends), contents: DisplayList(contents))
  }
}

extension DisplayList.Command {
  /// Whether something in it meets what is behind it in another way than by lying over it.
  fileprivate var blends: Bool {
    guard case .layer(let layer) = self else { return false }
    return layer.blendMode != .normal
      || !layer.isIsolated && layer.contents.commands.contains(where: \.blends)
  }
}
