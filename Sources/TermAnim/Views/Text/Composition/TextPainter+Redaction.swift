import Foundation

extension TextPainter {
  /// What draws bars in place of a text whose corner is at `origin`, one for each run of a line.
  ///
  /// A bar stands on the baseline and has the height of whole pixels, `pixel` points each.
  func bars(for lines: GlyphLines, at origin: CGPoint, pixel: CGFloat) -> [DisplayList.Command] {
    lines.lines.flatMap { line in
      lines.runs(of: line).flatMap { run -> [DisplayList.Command] in
        let inked = lines.glyphs[run].filter { $0.ink != nil }.map(\.bounds)
        guard let first = inked.first else { return [] }
        let bounds = inked.reduce(first) { $0.union($1) }
        let bar = Self.bar(in: bounds, pixel: pixel).offsetBy(dx: origin.x, dy: origin.y)
        let path = Path(
          roundedRect: bar, cornerRadius: min(bar.height, bar.width) / 2, style: .circular)
        return commands(filling: path, of: lines.glyphs[run.lowerBound].run)
      }
    }
  }

  /// Half as high as the text, with as much room above as below in whole pixels.
  private static func bar(in bounds: CGRect, pixel: CGFloat) -> CGRect {
    let height = max((bounds.height / 2 / pixel).rounded(.down), 1) * pixel
    let above = ((bounds.height - height) / 2 / pixel).rounded(.up) * pixel
    return CGRect(x: bounds.minX, y: bounds.minY + above, width: bounds.width, height: height)
  }
}
