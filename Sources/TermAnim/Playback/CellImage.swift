import Foundation

/// Cells as a picture with more pixels, in which characters are drawn with the built-in face.
struct CellImage {
  private let grid: CellGrid
  /// Pixels of the picture along one side of a pixel of the screen.
  private let magnification: Int

  /// - Precondition: `magnification` is positive.
  init(_ grid: CellGrid, magnification: Int) {
    precondition(magnification > 0, "a magnification of \(magnification)")
    (self.grid, self.magnification) = (grid, magnification)
  }

  private var cellHeight: Int { 2 * magnification }
  private var width: Int { grid.columns * magnification }

  /// The picture, every pixel of the screen a square.
  var bitmap: Bitmap {
    let height = grid.rows * cellHeight
    let rasterizer = Rasterizer(
      width: width, height: height, scale: CGSize(width: 1, height: 1), ground: .black)
    let drawing = rasterizer.picture(of: DisplayList(characters)).pixels
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for column in 0..<grid.columns {
        let cell = grid[column, y / cellHeight]
        if cell.content == .pixels {
          let half = y % cellHeight < magnification ? cell.foreground : cell.background
          pixels += repeatElement(half.bits | 0xFF00_0000, count: magnification)
        } else {
          let start = y * width + column * magnification
          pixels += UnsafeBufferPointer(start: drawing.base + start, count: magnification)
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  // MARK: Characters

  private var characters: [DisplayList.Command] {
    (0..<grid.rows).flatMap { row in
      (0..<grid.columns).flatMap { column in commands(column: column, row: row) }
    }
  }

  private func commands(column: Int, row: Int) -> [DisplayList.Command] {
    let cell = grid[column, row]
    guard case .character(let text, let columns, let attributes) = cell.content else { return [] }
    let isSwapped = attributes.contains(.inverse)
    let ink = isSwapped ? cell.background : cell.foreground
    let ground = isSwapped ? cell.foreground : cell.background
    let rect = CGRect(
      x: column * magnification, y: row * cellHeight, width: columns * magnification,
      height: cellHeight)
    let back = DisplayList.Command.fill(Path(rect), .color(Self.color(ground)), FillStyle())
    let layout = layout(of: text, isBold: attributes.contains(.bold))
    guard !layout.glyphs.contains(where: \.isMissing) else {
      return [back, placeholder(in: rect, Self.color(ink))]
    }
    return [back] + glyphs(of: layout, in: rect, .color(Self.color(ink)))
  }

  /// What stands for a character that no face has: a faint frame as wide as its cells, which looks
  /// like no character and keeps the place of one.
  private func placeholder(in cell: CGRect, _ ink: Color.Resolved) -> DisplayList.Command {
    let stroke = max(1, (CGFloat(magnification) / 8).rounded())
    let margin = max(1, (CGFloat(magnification) / 8).rounded()) + stroke / 2
    let (top, bottom) = ((cell.height * 0.14).rounded(), (cell.height * 0.2).rounded())
    let frame = CGRect(
      x: cell.minX + margin, y: cell.minY + top + stroke / 2, width: cell.width - 2 * margin,
      height: cell.height - top - bottom - stroke)
    let corner = CGSize(width: frame.width / 6, height: frame.width / 6)
    return .stroke(
      Path(roundedRect: frame, cornerSize: corner),
      .color(ink.multiplyingOpacity(by: Self.placeholderOpacity)), StrokeStyle(lineWidth: stroke))
  }

  private static let placeholderOpacity: Float = 0.45

  private static func color(_ color: CellColor) -> Color.Resolved {
    Color.Resolved(straightPixel: color.bits | 0xFF00_0000)
  }

  /// Shares of a cell's height: the em of its font, and how far down the baseline is.
  private static let (emShare, baselineShare) = (0.84, 0.76)

  private func layout(of text: String, isBold: Bool) -> TextLayout {
    let font = FontDescription(
      size: (CGFloat(cellHeight) * Self.emShare).rounded(), weight: isBold ? .bold : .regular,
      design: .monospaced)
    var options = TextLayout.Options()
    options.pixelsPerPoint = 1
    return TextLayout.shared([TextSpan(text: text, font: font)], options)
  }

  private func glyphs(
    of layout: TextLayout, in cell: CGRect, _ paint: Paint
  ) -> [DisplayList.Command] {
    let narrowing = min(1, cell.width / max(layout.size.width, 1))
    let left = cell.minX + ((cell.width - layout.size.width * narrowing) / 2).rounded()
    let top = cell.minY + (cell.height * Self.baselineShare).rounded() - layout.firstBaseline
    let place = CGAffineTransform(a: narrowing, b: 0, c: 0, d: 1, tx: left, ty: top)
    var outlines = layout.glyphs.compactMap(\.placedOutline)
    for index in outlines.indices {
      outlines[index].transform = outlines[index].transform.concatenating(place)
    }
    let pictures = layout.glyphs.compactMap(\.placedPicture).map { picture in
      var picture = picture
      picture.transform = picture.transform.concatenating(place)
      return picture.command(with: paint)
    }
    return [.glyphs(GlyphRun(glyphs: outlines), paint)] + pictures
  }
}
