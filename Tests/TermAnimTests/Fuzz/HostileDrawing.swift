import Foundation

@testable import TermAnim

/// Random drawings whose numbers may be anything.
enum HostileDrawing {
  static func path(_ dice: inout FuzzDice) -> Path {
    var path = Path()
    for _ in 0..<dice.roll(0..<12) {
      switch dice.roll(0..<9) {
      case 0: path.move(to: dice.hostilePoint())
      case 1: path.addQuadCurve(to: dice.hostilePoint(), control: dice.hostilePoint())
      case 2:
        path.addCurve(
          to: dice.hostilePoint(), control1: dice.hostilePoint(), control2: dice.hostilePoint())
      case 3: path.closeSubpath()
      case 4: path.addRect(CGRect(origin: dice.hostilePoint(), size: dice.hostileSize()))
      case 5: path.addEllipse(in: CGRect(origin: dice.hostilePoint(), size: dice.hostileSize()))
      case 6:
        path.addArc(
          center: dice.hostilePoint(), radius: dice.hostileNumber(),
          startAngle: Angle(radians: dice.hostileNumber(ordinary: -9...9)),
          endAngle: Angle(radians: dice.hostileNumber(ordinary: -9...9)),
          clockwise: dice.chance(2))
      default: path.addLine(to: dice.hostilePoint())
      }
    }
    return path
  }

  static func color(_ dice: inout FuzzDice) -> Color.Resolved {
    func component(_ dice: inout FuzzDice) -> Float { Float(dice.hostileNumber(ordinary: 0...1)) }
    return Color.Resolved(
      red: component(&dice), green: component(&dice), blue: component(&dice),
      opacity: dice.chance(2) ? 1 : component(&dice))
  }

  static func paint(_ dice: inout FuzzDice) -> Paint {
    if dice.chance(2) { return .color(color(&dice)) }
    if dice.chance(6) {
      return .material(
        MaterialPaint(
          blurRadius: blurRadius(&dice), saturation: dice.hostileNumber(),
          veil: color(&dice)))
    }
    let stops = dice.several(0..<5) {
      GradientPaint.Stop(color: color(&$0), location: $0.hostileNumber(ordinary: 0...1))
    }
    return .gradient(
      GradientPaint(
        stops: stops, geometry: geometry(&dice), spread: dice.pick([.pad, .repeat, .mirror])))
  }

  private static func geometry(_ dice: inout FuzzDice) -> GradientPaint.Geometry {
    switch dice.roll(0..<4) {
    case 0: .linear(start: dice.hostilePoint(), end: dice.hostilePoint())
    case 1:
      .radial(
        center: dice.hostilePoint(), startRadius: dice.hostileNumber(),
        endRadius: dice.hostileNumber())
    case 2:
      .elliptical(
        center: dice.hostilePoint(), size: dice.hostileSize(),
        startRadiusFraction: dice.hostileNumber(), endRadiusFraction: dice.hostileNumber())
    default:
      .angular(
        center: dice.hostilePoint(), startAngle: Angle(radians: dice.hostileNumber()),
        endAngle: Angle(radians: dice.hostileNumber()))
    }
  }

  static func stroke(_ dice: inout FuzzDice) -> StrokeStyle {
    StrokeStyle(
      lineWidth: dice.hostileNumber(ordinary: 0...8), lineCap: dice.pick([.butt, .round, .square]),
      lineJoin: dice.pick([.miter, .round, .bevel]),
      miterLimit: dice.hostileNumber(ordinary: 0...12),
      dash: dice.chance(2)
        ? [] : dice.several(1..<4) { CGFloat($0.hostileNumber(ordinary: 0...9)) },
      dashPhase: dice.hostileNumber())
  }

  /// Impossible ones: real ones are drawn by `RandomDrawing`, and those that hostile transforms
  /// make of them cost, though bounded, a second each in a debug build.
  private static func blurRadius(_ dice: inout FuzzDice) -> CGFloat {
    dice.pick([.nan, .infinity, -.infinity, -1, 0, 1e-300])
  }

  static func filter(_ dice: inout FuzzDice) -> Filter {
    switch dice.roll(0..<3) {
    case 0: .blur(radius: blurRadius(&dice), isOpaque: dice.chance(2))
    case 1:
      .shadow(
        color: color(&dice), radius: blurRadius(&dice),
        offset: dice.hostileSize())
    default:
      .alphaThreshold(
        min: dice.hostileNumber(ordinary: 0...1), max: dice.hostileNumber(ordinary: 0...1),
        color: color(&dice))
    }
  }

  static func list(_ dice: inout FuzzDice, depth: Int = 2) -> DisplayList {
    DisplayList(dice.several(1..<5) { command(&$0, depth: depth) })
  }

  private static func command(_ dice: inout FuzzDice, depth: Int) -> DisplayList.Command {
    switch dice.roll(0..<(depth > 0 ? 6 : 4)) {
    case 0, 1: .fill(path(&dice), paint(&dice), FillStyle(eoFill: dice.chance(2)))
    case 2: .stroke(path(&dice), paint(&dice), stroke(&dice))
    case 3:
      .characters(
        CharacterRun(
          clusters: [.init(text: "a", columns: 1), .init(text: "\u{4E2D}", columns: 2)],
          origin: dice.hostilePoint(), color: color(&dice)))
    default: .layer(layer(&dice, depth: depth - 1))
    }
  }

  private static func layer(_ dice: inout FuzzDice, depth: Int) -> Layer {
    var layer = Layer(contents: list(&dice, depth: depth))
    if dice.chance(3) { layer.filters = dice.several(1..<3) { filter(&$0) } }
    if dice.chance(2) {
      layer.transform = ProjectionTransform(
        CGAffineTransform(
          a: dice.hostileNumber(ordinary: -2...2), b: dice.hostileNumber(ordinary: -2...2),
          c: dice.hostileNumber(ordinary: -2...2), d: dice.hostileNumber(ordinary: -2...2),
          tx: dice.hostileNumber(), ty: dice.hostileNumber()))
    }
    if dice.chance(4) { layer.transform.m13 = dice.hostileNumber(ordinary: -0.01...0.01) }
    if dice.chance(2) { layer.opacity = dice.hostileNumber(ordinary: 0...1) }
    if dice.chance(3) { layer.clips = [.init(path: path(&dice), isInverse: dice.chance(2))] }
    if dice.chance(4) {
      layer.mask = .init(contents: list(&dice, depth: 0), isInverse: dice.chance(2))
    }
    if dice.chance(4) { layer.blendMode = dice.pick(BlendMode.allCases) }
    return layer
  }
}
