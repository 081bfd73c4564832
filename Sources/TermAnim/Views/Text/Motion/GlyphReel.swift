import Foundation

/// One place of a text at which glyphs roll past, as on a wheel of a counter.
///
/// Faces have whole positions on the reel, greater ones below. Digits have their neighbours beside
/// them, so that a spring that goes too far shows the next one.
struct GlyphReel {
  private(set) var faces: [Int: GlyphLines.Glyph?]
  private var target: Int
  private var position: AnimatedValue<Double>
  /// Where the middle of the glyphs is, in the text.
  private var center: AnimatedValue<Double>
  /// Whether the place goes when nothing rolls any more.
  private(set) var isLeaving = false

  /// A place that shows `glyph`.
  init(_ glyph: GlyphLines.Glyph) {
    (faces, target) = ([0: .some(glyph)], 0)
    (position, center) = (AnimatedValue(0), AnimatedValue(Double(glyph.bounds.midX)))
  }

  /// A place that shows nothing yet and is `distance` away from where `glyph` will be.
  init(empty glyph: GlyphLines.Glyph, distance: CGFloat) {
    (faces, target) = ([0: nil], 0)
    position = AnimatedValue(0)
    center = AnimatedValue(Double(glyph.bounds.midX + distance))
  }

  /// The glyph that is shown in the end.
  var glyph: GlyphLines.Glyph? { faces[target] ?? nil }

  /// Whether anything moves.
  var isRolling: Bool { position.presented != Double(target) }

  /// Goes to `glyph`, or to nothing, by one face up or down if it is another one.
  mutating func change(
    to glyph: GlyphLines.Glyph?, isUp: Bool, with transaction: Transaction, at time: FrameTime
  ) {
    if glyph?.character != self.glyph?.character {
      target += isUp ? 1 : -1
      _ = position.change(to: Double(target), with: transaction, at: time)
    }
    faces[target] = .some(glyph)
    forgetPassed()
    isLeaving = glyph == nil
    if let glyph {
      _ = center.change(to: Double(glyph.bounds.midX), with: transaction, at: time)
    }
  }

  /// Drops the faces that do not lie on the way to the target.
  private mutating func forgetPassed() {
    let (place, end) = (position.presented, Double(target))
    guard place.isFinite else { return }
    let way = min(place, end) - 1...max(place, end) + 1
    faces = faces.filter { way.contains(Double($0.key)) }
  }

  /// Moves the place by `distance` while it leaves.
  mutating func drift(by distance: CGFloat, with transaction: Transaction, at time: FrameTime) {
    let end = center.model + Double(distance)
    _ = center.change(to: end, with: transaction, at: time)
  }

  mutating func step(to time: FrameTime) -> Bool {
    let rolls = position.step(to: time)
    let moves = center.step(to: time)
    return rolls || moves
  }

  /// The glyphs that are in sight, each where it is; faces are `height` apart.
  func glyphs(height: CGFloat) -> [GlyphLines.Glyph] {
    let place = position.presented.isFinite ? position.presented : Double(target)
    // A reel that is far off shows what is there: nothing.
    guard abs(place - Double(target)) < 1e6 else { return [] }
    let first = Int(place.rounded(.down))
    let seen = place == Double(first) ? first...first : first...(first + 1)
    return seen.compactMap { index in
      guard let face = face(at: index) else { return nil }
      return face.moved(
        x: CGFloat(center.presented) - face.bounds.midX,
        y: CGFloat(Double(index) - place) * height)
    }
  }

  private func face(at index: Int) -> GlyphLines.Glyph? {
    if let face = faces[index] { return face }
    guard abs(index - target) == 1 else { return nil }
    return glyph?.neighbor(index - target)
  }
}

extension GlyphLines.Glyph {
  /// The digit `step` after this one, in its place; nil when this one is no digit.
  fileprivate func neighbor(_ step: Int) -> GlyphLines.Glyph? {
    guard let digit = character.wholeNumberValue, character.isASCII, let face,
      let other = "\((digit + step + 10) % 10)".first, let fitted = face.glyph(for: other),
      case .outline(_, var transform) = ink
    else { return nil }
    let width = CGFloat(fitted.inkWidth * face.pointsPerPixel)
    transform.tx = bounds.midX - width / 2
    var glyph = self
    glyph.character = other
    glyph.ink = .outline(fitted.outline, transform)
    return glyph
  }
}
