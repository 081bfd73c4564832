import Foundation

/// The outline of a picture, as large as it is or as the space it is given.
struct ImageShape: Shape {
  private let outline: Path
  /// The room of the outline, in its own space.
  private let bounds: CGRect
  private let isResizable: Bool

  /// A box of 100 x 100 points with round corners.
  init(placeholderThatIsResizable isResizable: Bool) {
    bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    outline = Path(roundedRect: bounds, cornerRadius: 12)
    self.isResizable = isResizable
  }

  /// The first symbol there is of `names`, in `font`; an empty box when there is none.
  init(symbol names: [String], font: FontDescription, isResizable: Bool) {
    let face = FittedFace.shared(font)
    self.isResizable = isResizable
    guard let glyph = names.lazy.compactMap(face.symbol(named:)).first ?? face.missingGlyph else {
      (outline, bounds) = (Path(), .zero)
      return
    }
    var transform = face.glyphTransform
    transform.c = 0
    outline = glyph.outline.applying(transform)
    bounds = outline.boundingRect
  }

  func path(in rect: CGRect) -> Path {
    guard bounds.width > 0, bounds.height > 0 else { return Path() }
    let scale = CGSize(width: rect.width / bounds.width, height: rect.height / bounds.height)
    return outline.applying(
      CGAffineTransform(
        a: scale.width, b: 0, c: 0, d: scale.height, tx: rect.minX - bounds.minX * scale.width,
        ty: rect.minY - bounds.minY * scale.height))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: bounds.size) : bounds.size
  }
}
