import Foundation

/// The glyphs of a text on their way to other places and sizes.
///
/// On one side of the way they may be the terminal's own characters: the outlines of the other side
/// then start or end as large as these, in their places.
struct GlyphShift {
  /// One side of the way.
  struct Side {
    let lines: GlyphLines
    /// The room that the lines have, in points.
    let size: CGSize
  }

  /// The characters of a terminal at one end of the way.
  private struct Characters {
    let glyphs: [GlyphLines.Glyph]
    let size: CGSize
    /// How large outlines are that are as large as these.
    let scale: CGFloat
  }

  /// How much larger than characters outlines are from which on there is more to be seen of them.
  private static let leastGrowth: CGFloat = 1.25

  /// What is seen on the way, as it was laid out.
  private let drawn: [GlyphLines.Glyph]
  private let from: [CGAffineTransform]
  private let to: [CGAffineTransform]
  private let characters: Characters?
  private let rules: RuleShift
  private var progress = AnimatedValue(0.0)

  /// The way of the signs of a text from one side, or from where `running` has them, to the other;
  /// nil when these are not as many or none of them are outlines.
  init?(
    from old: Side, by running: GlyphShift?, to new: Side, rules: RuleShift,
    with transaction: Transaction, at time: FrameTime
  ) {
    let (start, end) = (running?.outlines(at: .zero) ?? old.lines.signs, new.lines.signs)
    var outlines = running?.drawn ?? []
    if let side = [new, old].first(where: \.lines.isOutlines) { outlines = side.lines.signs }
    guard !outlines.isEmpty, outlines.count == start.count, outlines.count == end.count else {
      return nil
    }
    self.rules = rules
    drawn = zip(outlines, end).map { $0.painted(as: $1) }
    from = zip(start, drawn).map { $0.transform(forOutlineOf: $1) }
    to = zip(end, drawn).map { $0.transform(forOutlineOf: $1) }
    characters = [new, old].first { !$0.lines.isOutlines }.map { [drawn] in
      Characters(
        glyphs: $0.lines.signs, size: $0.size,
        scale: $0.lines.signs[0].transform(forOutlineOf: drawn[0]).d)
    }
    _ = progress.change(to: 1, with: transaction, at: time)
  }

  mutating func step(to time: FrameTime) -> Bool {
    progress.step(to: time)
  }

  /// What is seen at the moment of the lines under and through the text.
  func marks(with painter: TextPainter) -> [RuleShift.Mark] {
    rules.marks(at: progress.presented, with: painter)
  }

  /// What the text looks like at the moment, its corner at `origin`; characters in the middle of
  /// its frame, with lines of their own, while outlines would hardly be larger.
  func commands(at origin: CGPoint, with painter: TextPainter) -> [DisplayList.Command] {
    guard let characters, transform(of: 0).d < characters.scale * Self.leastGrowth else {
      return painter.commands(for: outlines(at: origin))
        + rules.commands(at: progress.presented, from: origin, with: painter)
    }
    let (across, down) = (
      painter.frame.width - characters.size.width, painter.frame.height - characters.size.height
    )
    return painter.commands(
      for: characters.glyphs.map {
        $0.moved(x: origin.x + across / 2, y: origin.y + down / 2)
      })
  }

  /// The outlines of the moment, the text's corner at `origin`.
  private func outlines(at origin: CGPoint) -> [GlyphLines.Glyph] {
    drawn.indices.map { index in
      var moving = drawn[index]
      moving.transform = transform(of: index)
      return moving.moved(x: origin.x, y: origin.y)
    }
  }

  private func transform(of index: Int) -> CGAffineTransform {
    from[index].mixed(with: to[index], by: CGFloat(progress.presented))
  }
}

extension GlyphLines.Glyph {
  /// The glyph with the paint of another one.
  fileprivate func painted(as other: GlyphLines.Glyph) -> GlyphLines.Glyph {
    var glyph = self
    glyph.run = other.run
    return glyph
  }

  /// What brings the outline of `other` into the place of this one, its ink as wide and as high.
  ///
  /// Sizes that are fitted to pixels have widths of their own, so that the ratio of the sizes is
  /// not enough; it has to be where there is no ink, or a picture.
  fileprivate func transform(forOutlineOf other: GlyphLines.Glyph) -> CGAffineTransform {
    guard let face, let target = other.face else { return transform(forCharacterOf: other) }
    guard let own = transform, var fitted = other.transform else {
      return other.transform ?? .identity
    }
    let scale = face.font.size / max(target.font.size, 1e-3)
    (fitted.a, fitted.c, fitted.d) = (fitted.a * scale, fitted.c * scale, fitted.d * scale)
    (fitted.tx, fitted.ty) = (own.tx, own.ty)
    guard let ink = inkBox, let otherInk = other.inkBox else { return fitted }
    if ink.width > 0, otherInk.width > 0 {
      fitted.a = own.a * ink.width / otherInk.width
      fitted.tx += own.a * ink.minX - fitted.a * otherInk.minX
    }
    if ink.height > 0, otherInk.height > 0 {
      let slant = fitted.d == 0 ? 0 : fitted.c / fitted.d
      fitted.d = own.d * ink.height / otherInk.height
      fitted.c = slant * fitted.d
      fitted.ty += own.d * ink.minY - fitted.d * otherInk.minY
      fitted.tx += slant * (fitted.ty - own.ty)
    }
    return fitted
  }

  /// The box around the outline, in its own space; nil for what is none.
  private var inkBox: CGRect? {
    guard case .outline(let path, _) = ink else { return nil }
    let box = path.boundingRect
    return box.isNull ? nil : box
  }

  /// What brings the outline of `other` into the cell of this character, its line as high as the
  /// cell.
  private func transform(forCharacterOf other: GlyphLines.Glyph) -> CGAffineTransform {
    let scale = bounds.height / max(other.bounds.height, 1e-3)
    return (other.transform ?? .identity)
      .concatenating(CGAffineTransform(translationX: -other.bounds.midX, y: -other.baseline))
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: bounds.midX, y: baseline))
  }
}

extension CGAffineTransform {
  /// A transform on the way to another one, component by component.
  fileprivate func mixed(with other: CGAffineTransform, by share: CGFloat) -> CGAffineTransform {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    return CGAffineTransform(
      a: mix(a, other.a), b: mix(b, other.b), c: mix(c, other.c), d: mix(d, other.d),
      tx: mix(tx, other.tx), ty: mix(ty, other.ty))
  }
}
