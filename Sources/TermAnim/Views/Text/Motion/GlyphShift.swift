import Foundation

/// The glyphs of a text on their way to other places and sizes.
struct GlyphShift {
  private let from: [CGAffineTransform]
  private let to: [GlyphLines.Glyph]
  private var progress = AnimatedValue(0.0)

  /// The way of glyphs, one for one; the new outlines begin as large as the old ones.
  init(
    from old: [GlyphLines.Glyph], to new: [GlyphLines.Glyph], with transaction: Transaction,
    at time: FrameTime
  ) {
    to = new
    from = zip(old, new).map { $0.transform(forOutlineOf: $1) }
    _ = progress.change(to: 1, with: { transaction }, at: time)
  }

  mutating func step(to time: FrameTime) -> Bool {
    progress.step(to: time)
  }

  /// The glyphs of the moment, the text's corner at `origin`.
  func glyphs(at origin: CGPoint) -> [GlyphLines.Glyph] {
    zip(from, to).map { start, glyph in
      var moving = glyph
      if let end = glyph.transform {
        moving.transform = start.mixed(with: end, by: CGFloat(progress.presented))
      }
      return moving.moved(x: origin.x, y: origin.y)
    }
  }
}

extension GlyphLines.Glyph {
  /// What makes the outline of `other` as large as this one, in its place.
  fileprivate func transform(forOutlineOf other: GlyphLines.Glyph) -> CGAffineTransform {
    guard var transform, let face, let target = other.face else {
      return other.transform ?? .identity
    }
    let scale = face.unitsPerEm / target.unitsPerEm
    transform.a *= scale
    transform.c *= scale
    transform.d *= scale
    return transform
  }
}

extension FittedFace {
  /// The size of the em in the units of its outlines.
  fileprivate var unitsPerEm: CGFloat {
    max(font.size, 1e-3) / CGFloat(pointsPerPixel)
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
