import Foundation

/// The outline of a picture, as large as it is or as the space it is given.
///
/// A finger that means a hollow heart does not aim at its line, so all of the frame is pressed.
struct ImageShape: FramePressedShape {
  private let outline: Path
  /// The room of the outline, in its own space.
  private let bounds: CGRect
  private let isResizable: Bool
  /// What a symbol is made of, in the order in which it is drawn; none where all of it is painted
  /// alike.
  var parts: [Part] = []
  /// The name of the symbol that is asked for; nil for other pictures.
  private(set) var symbol: String?
  /// The size that a symbol has by itself.
  private var ownSize: CGSize
  /// The pixels that a symbol is fitted to; nil where the outline is exact.
  private(set) var grid: SymbolGrid?
  /// What stands for a symbol whose outline would be too small.
  var sign: SymbolSign?
  /// What a program has drawn of the picture.
  var drawing: ImageDrawing?
  /// What the foreground style is seen through in place of the outline.
  var stencil: ImageStencil?
  /// Whether a box with round corners stands for the picture.
  var isRedacted = false

  /// What has a style of its own in a symbol.
  struct Part {
    /// How far its style is from the first one.
    let level: Int
    fileprivate var outline: Path
  }

  /// An outlined box of 100 x 100 points with round corners and `name` in it.
  init(placeholderNamed name: String, isResizable: Bool) {
    bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var outline = Path(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 10)
      .strokedPath(StrokeStyle(lineWidth: 4))
    outline.addPath(Self.caption(name, in: bounds.insetBy(dx: 8, dy: 8)))
    self.outline = outline
    ownSize = bounds.size
    self.isResizable = isResizable
  }

  /// A line of text in the middle of `room`, in letters large enough to be read in few pixels.
  private static func caption(_ text: String, in room: CGRect) -> Path {
    let font = FontDescription(size: room.height * 0.4)
    let layout = TextLayout.shared([TextSpan(text: text, font: font)])
    guard layout.size.width > 0 else { return Path() }
    let scale = min(1, room.width / layout.size.width)
    let (width, height) = (layout.size.width * scale, layout.size.height * scale)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: room.midX - width / 2, ty: room.midY - height / 2)
    return layout.glyphs.reduce(into: Path()) { path, glyph in
      path.addPath(glyph.fitted.outline, transform: glyph.transform.concatenating(place))
    }
  }

  /// The room of a picture of pixels, all of which is painted.
  init(size: CGSize, isResizable: Bool) {
    bounds = CGRect(origin: .zero, size: size)
    outline = Path(bounds)
    ownSize = size
    self.isResizable = isResizable
  }

  /// The first symbol there is of `names`, in `font`, fitted to `grid`; an empty box when there is
  /// none.
  ///
  /// It is taken apart where its parts are painted in different styles.
  init(
    symbol names: [String], font: FontDescription, isResizable: Bool, grid: SymbolGrid? = nil,
    isTakenApart: Bool = false
  ) {
    let face = FittedFace.shared(grid?.font(font) ?? font)
    self.isResizable = isResizable
    self.grid = grid
    symbol = names.first
    guard let glyph = names.lazy.compactMap(face.symbol(named:)).first ?? face.missingGlyph else {
      (outline, bounds, ownSize) = (Path(), .zero, .zero)
      return
    }
    var transform = face.glyphTransform
    transform.c = 0
    outline = glyph.outline.applying(transform)
    bounds = outline.boundingRect
    ownSize = grid?.size(nearestTo: bounds.size) ?? bounds.size
    if isTakenApart, let home = names.lazy.compactMap({ GlyphTable.home(of: $0[...]) }).first {
      parts = Self.parts(of: String(home), face, transform)
    }
  }

  /// The parts of the drawing called `name`, each of pieces that follow each other.
  private static func parts(
    of name: String, _ face: FittedFace, _ transform: CGAffineTransform
  ) -> [Part] {
    let pieces = face.symbolPieces(named: name)
    guard let levels = SymbolLevels.levels(of: name, count: pieces.count) else { return [] }
    return zip(levels, pieces).reduce(into: []) { parts, piece in
      if parts.last?.level != piece.0 { parts.append(Part(level: piece.0, outline: Path())) }
      parts[parts.count - 1].outline.addPath(piece.1, transform: transform)
    }
  }

  func path(in rect: CGRect) -> Path {
    guard bounds.width > 0, bounds.height > 0 else { return Path() }
    guard !isRedacted else {
      return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 5)
    }
    return outline.applying(transform(to: rect))
  }

  /// The outline of one of the parts where all of them are in `rect`.
  func path(of part: Part, in rect: CGRect) -> Path {
    bounds.width > 0 && bounds.height > 0 ? part.outline.applying(transform(to: rect)) : Path()
  }

  private func transform(to rect: CGRect) -> CGAffineTransform {
    let rect = sign == nil ? rect : Self.middle(of: rect, shapedLike: bounds.size)
    let scale = CGSize(width: rect.width / bounds.width, height: rect.height / bounds.height)
    return CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: rect.minX - bounds.minX * scale.width,
      ty: rect.minY - bounds.minY * scale.height)
  }

  /// The largest rectangle in the middle of `rect` that has the aspect of `size`.
  private static func middle(of rect: CGRect, shapedLike size: CGSize) -> CGRect {
    let scale = min(rect.width / size.width, rect.height / size.height)
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isResizable
      ? proposal.replacingUnspecifiedDimensions(by: ownSize) : sign?.size ?? ownSize
  }
}
