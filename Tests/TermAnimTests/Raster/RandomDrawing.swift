import Foundation

@testable import TermAnim

/// Random display lists with something of everything, and small changes to them.
struct RandomDrawing {
  var random: SeededGenerator
  /// The side of the square that is drawn in.
  let size: Double
  /// Whether paints may be materials and meshes.
  let hasMaterials: Bool

  init(seed: Int, size: Double, hasMaterials: Bool = false) {
    random = SeededGenerator(seed: UInt64(seed))
    (self.size, self.hasMaterials) = (size, hasMaterials)
  }

  mutating func list(depth: Int = 2) -> DisplayList {
    DisplayList((0..<Int.random(in: 1...5, using: &random)).map { _ in command(depth: depth) })
  }

  /// The list with one command changed, added, removed or replaced, at any depth.
  mutating func changed(_ list: DisplayList) -> DisplayList {
    var list = list
    guard !list.commands.isEmpty else { return self.list() }
    let place = Int.random(in: 0..<list.commands.count, using: &random)
    switch Int.random(in: 0...4, using: &random) {
    case 0: list.commands.insert(command(depth: 1), at: place)
    case 1: list.commands.remove(at: place)
    case 2: list.commands[place] = command(depth: 1)
    default:
      guard case .layer(var layer) = list.commands[place] else {
        list.commands[place] = command(depth: 0)
        return list
      }
      layer.contents = changed(layer.contents)
      list.commands[place] = .layer(layer)
    }
    return list
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: number(-0.2...1.2) * size, y: number(-0.2...1.2) * size)
  }

  private mutating func color() -> Color.Resolved {
    Color.Resolved(
      red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
      opacity: Bool.random(using: &random) ? 1 : Float(number(0.1...1)))
  }

  private mutating func path() -> Path {
    switch Int.random(in: 0...2, using: &random) {
    case 0:
      let (x, y) = (number(0...1) * size, number(0...1) * size)
      return RasterSupport.ellipse(x, y, number(0.5...12), number(0.5...12))
    case 1:
      return RasterSupport.rectangle(
        number(0...1) * size, number(0...1) * size, number(1...15), number(1...15))
    default:
      return RasterSupport.polygon((0..<Int.random(in: 3...7, using: &random)).map { _ in point() })
    }
  }

  private mutating func paint() -> Paint {
    let stops = [
      GradientPaint.Stop(color: color(), location: 0), .init(color: color(), location: 0.6),
      .init(color: color(), location: 1),
    ]
    switch Int.random(in: 0...6, using: &random) {
    case 0:
      return .gradient(
        GradientPaint(stops: stops, geometry: .linear(start: point(), end: point())))
    case 1:
      return .gradient(
        GradientPaint(
          stops: stops,
          geometry: .radial(center: point(), startRadius: 1, endRadius: number(3...20)),
          spread: .mirror))
    case 2:
      return .gradient(
        GradientPaint(
          stops: stops,
          geometry: .angular(
            center: point(), startAngle: Angle(radians: number(-7...7)),
            endAngle: Angle(radians: number(-7...7)))))
    case 3 where hasMaterials:
      return .material(
        MaterialPaint(blurRadius: number(0.2...2), saturation: number(0...2), veil: color()))
    case 4 where hasMaterials:
      return .mesh(mesh())
    default:
      return .color(color())
    }
  }

  private mutating func mesh() -> MeshPaint {
    let corners = (0..<6).map { _ in
      let point = point()
      let place = SIMD2(Double(point.x), Double(point.y))
      return MeshPaint.Corner(
        position: place, leading: place, top: place, trailing: place, bottom: place)
    }
    let colors = (0..<6).map { _ in ColorMixingSpace.device.vector(of: color()) }
    return MeshPaint(
      width: 3, height: 2, corners: corners, colors: colors, background: color(),
      smoothsColors: Bool.random(using: &random), space: .device)
  }

  private mutating func command(depth: Int) -> DisplayList.Command {
    switch Int.random(in: 0...(depth > 0 ? 8 : 5), using: &random) {
    case 0, 1, 2: return .fill(path(), paint(), FillStyle(eoFill: Bool.random(using: &random)))
    case 3:
      return .stroke(path(), paint(), StrokeStyle(lineWidth: number(0.5...4), lineJoin: .round))
    case 4:
      let run = CharacterRun(
        clusters: "a\u{4E2D}bc".map { .init(text: String($0), columns: $0 == "\u{4E2D}" ? 2 : 1) },
        origin: point(), paint: .color(color()),
        pixels: Bool.random(using: &random) ? path() : Path(),
        outline: Bool.random(using: &random) ? path() : nil)
      return .characters(run)
    case 5: return .glyphs(glyphs(), paint())
    default: return .layer(layer(depth: depth - 1))
    }
  }

  /// A word in the library's own face, or the lines of letters drawn with a pen.
  private mutating func glyphs() -> GlyphRun {
    let font = FontDescription(
      size: number(6...30), weight: Bool.random(using: &random) ? .regular : .black,
      design: .default)
    let word = ["Swift", "ij", "\u{3A9}%", "8o8"].randomElement(using: &random) ?? "a"
    let layout = TextLayout([TextSpan(text: word, font: font)], TextLayout.Options())
    let corner = point()
    let pen =
      Bool.random(using: &random) ? nil : StrokeStyle(lineWidth: number(0.5...3), lineCap: .round)
    return GlyphRun(
      glyphs: layout.glyphs.map { glyph in
        var transform = glyph.transform
        transform.tx += corner.x
        transform.ty += corner.y
        return GlyphRun.Glyph(outline: glyph.fitted.outline, transform: transform, stroke: pen)
      })
  }

  private mutating func layer(depth: Int) -> Layer {
    var layer = Layer(contents: list(depth: depth))
    let angle = number(0...0.5)
    let map = CGAffineTransform(
      a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: number(-4...4), ty: 0)
    if Bool.random(using: &random) { layer.transform = ProjectionTransform(map) }
    switch Int.random(in: 0...8, using: &random) {
    case 0: layer.opacity = number(0.1...1)
    case 1: layer.clips = [.init(path: path(), isInverse: Bool.random(using: &random))]
    case 2: layer.mask = .init(contents: list(depth: 0), isInverse: Bool.random(using: &random))
    case 3:
      layer.filters = [.blur(radius: number(0.3...3), isOpaque: Bool.random(using: &random))]
    case 4:
      layer.filters = [
        .shadow(
          color: color(), radius: number(0...2), offset: CGSize(width: number(-4...4), height: 1))
      ]
    case 5: layer.blendMode = BlendMode.allCases.randomElement(using: &random) ?? .normal
    case 6: layer.isIsolated = true
    case 7: layer.transform.m13 = number(-0.01...0.01)
    default: break
    }
    return layer
  }
}
