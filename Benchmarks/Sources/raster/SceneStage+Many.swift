import CLetters
import Foundation
import TermAnim

/// The scenes of many parts, each of which has a space of its own.
extension SceneStage {
  /// S5: forty see-through petals, each with a radial gradient in its own frame.
  var translucentEllipses: DisplayList {
    DisplayList(
      (0..<40).map { index in
        let angle = 2 * .pi * (Double(index) / 40 + t)
        let (along, across) = (
          point(at: angle, radius: unit, around: .zero),
          point(at: angle + .pi / 2, radius: unit, around: .zero)
        )
        let place = CGAffineTransform(
          a: 26 * along.x, b: 26 * along.y, c: 9 * across.x, d: 9 * across.y,
          tx: center.x + 30 * along.x, ty: center.y + 30 * along.y)
        return .layer(Layer(transform: ProjectionTransform(place), contents: Self.petal))
      })
  }

  private static let petal = DisplayList([
    .fill(
      Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)),
      .gradient(
        GradientPaint(
          stops: petalStops, geometry: .radial(center: .zero, startRadius: 0, endRadius: 1),
          interpolation: .device)),
      FillStyle())
  ])

  /// From one see-through colour to another as Cairo and Skia mix them, without regard to opacity.
  ///
  /// The library mixes premultiplied colours, which in steps this small is the same.
  private static let petalStops: [GradientPaint.Stop] = (0...8).map {
    let share = Float($0) / 8
    func mixed(_ from: Float, _ to: Float) -> Float { from + (to - from) * share }
    return GradientPaint.Stop(
      color: Color.Resolved(
        red: mixed(230, 40) / 255, green: mixed(70, 160) / 255, blue: mixed(150, 220) / 255,
        opacity: mixed(0.5, 0.1)),
      location: Double(share))
  }

  /// S6 and S7: fifteen letters in three rows, each of which grows and shrinks in its own time.
  func scaled(_ letters: LetterOutlines) -> DisplayList {
    let glyphs = Array("TERMANIM-ENGINE").enumerated().map { index, letter in
      let pulse = 0.6 + 0.4 * sin(2 * .pi * (3 * t + Double(index) / 15))
      let scale = 34 * unit / letters.unitsPerEm * pulse
      let middle = CGPoint(
        x: center.x + (Double(index % 5) - 2) * 38 * unit,
        y: center.y + (Double(index / 5) - 1) * 38 * unit)
      let own = letters.middle(of: letter)
      return GlyphRun.Glyph(
        outline: letters[letter],
        transform: CGAffineTransform(
          a: scale, b: 0, c: 0, d: -scale, tx: middle.x - own.x * scale,
          ty: middle.y + own.y * scale))
    }
    return DisplayList([
      .glyphs(GlyphRun(glyphs: glyphs), .color(Color.Resolved(hex: 0xF0F0E0)))
    ])
  }
}
