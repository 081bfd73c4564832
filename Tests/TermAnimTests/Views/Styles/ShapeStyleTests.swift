import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ShapeStyleTests {
  private let red = Color.red.resolved
  private let blue = Color.blue.resolved

  private func colors(_ view: some View) -> [Color.Resolved?] {
    ViewHost(view).drawing.map(\.color)
  }

  private func paint(_ style: some ShapeStyle) -> StylePaint {
    style.paint(in: EnvironmentValues())
  }

  @Test func `lower levels are fainter forms of the style, unless they were given`() {
    struct Levels: View {
      var body: some View {
        VStack {
          Rectangle().fill(.primary)
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
          Rectangle()
        }
      }
    }
    let faint = [1, 0.5, 0.25, 1].map { red.multiplyingOpacity(by: $0) }
    #expect(colors(Levels().foregroundStyle(.red)) == faint)
    let two = colors(Levels().foregroundStyle(.red, .blue))
    #expect(two == [red, blue, faint[2], red])
    let green = Color.green.resolved
    #expect(colors(Levels().foregroundStyle(.red, .blue, .green)) == [red, blue, green, red])
    #expect(
      colors(Levels().foregroundStyle(.red).foregroundStyle(.green, .blue, .white)) == faint)
  }

  @Test func `with 256 colours one colour is one of them, and gradients have all`() {
    var environment = EnvironmentValues()
    environment.flatPalette = .indexed256
    func color(_ style: some ShapeStyle, in environment: EnvironmentValues) -> Color.Resolved? {
      guard case .color(let color) = style.paint(in: environment) else { return nil }
      return color
    }
    #expect(red != red.amongTerminalColors && color(.red, in: EnvironmentValues()) == red)
    #expect(color(.red, in: environment) == red.amongTerminalColors)
    #expect(color(AnyShapeStyle(.blue), in: environment) == blue.amongTerminalColors)
    func ramp(in environment: EnvironmentValues) -> GradientRamp? {
      let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      guard case .gradient(let gradient) = style.paint(in: environment) else { return nil }
      return gradient.ramp
    }
    #expect(ramp(in: environment) != nil)
    #expect(ramp(in: environment) == ramp(in: EnvironmentValues()))
  }

  @Test func `any style has fainter forms, and the foreground is taken where none is named`() {
    #expect(
      colors(Rectangle().fill(Color.red.secondary)) == [red.multiplyingOpacity(by: 0.5)])
    #expect(
      colors(Rectangle().fill(.opacity(0.3)).foregroundStyle(.red))
        == [red.multiplyingOpacity(by: 0.3)])
    #expect(
      colors(Rectangle().foregroundStyle(.opacity(0.5)).foregroundStyle(.red))
        == [red.multiplyingOpacity(by: 0.5)])
  }

  @Test func `a tint may be any style`() {
    #expect(colors(Rectangle().fill(.tint).tint(.red)) == [red])
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let host = ViewHost(Rectangle().fill(.tint).tint(gradient))
    guard case .fill(_, .gradient(let paint), _) = host.drawing.first?.command else {
      Issue.record("no gradient")
      return
    }
    #expect(paint.ramp.stops.map(\.color) == [red, blue])
    #expect(colors(Rectangle().fill(.tint).tint(.red).tint(gradient)) == [red])
    #expect(colors(Rectangle().fill(.selection).tint(.red)) == [red])
  }

  @Test func `a ground can be given another style, which the window keeps out of`() {
    let plain = colors(Rectangle().fill(.background))
    #expect(colors(Rectangle().fill(.background).backgroundStyle(.red)) == [red])
    #expect(colors(Rectangle().fill(.windowBackground).backgroundStyle(.red)) == plain)
    #expect(
      colors(Rectangle().fill(.background).backgroundStyle(.background)) == plain)
    #expect(colors(Color.blue.background(in: Circle()).backgroundStyle(.red)) == [red, blue])
    #expect(colors(Color.blue.background().backgroundStyle(.red)) == [red, blue])
  }

  @Test func `a style that may be made of the foreground means the one around it`() {
    struct Faint: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { .secondary }
    }
    let faint = red.multiplyingOpacity(by: 0.5)
    func color(_ style: some ShapeStyle) -> [Color.Resolved?] {
      colors(Rectangle().foregroundStyle(style).foregroundStyle(.red))
    }
    #expect(Faint().isForegroundDependent && !Color.red.isForegroundDependent)
    #expect(color(Faint()) == [faint])
    #expect(color(AnyShapeStyle(Faint())) == [faint])
    #expect(color(Faint().opacity(0.5)) == [red.multiplyingOpacity(by: 0.25)])
    #expect(color(ForegroundStyle().in(CGRect(x: 0, y: 0, width: 4, height: 4))) == [red])
    #expect(color(ShaderLibrary.ripple()) == [red])
    #expect(color(.image(Image("there is none"))) == [red.multiplyingOpacity(by: 0.15)])
    #expect(colors(Rectangle().foregroundStyle(.secondary).foregroundStyle(.red, .blue)) == [blue])
    let tinted = Rectangle().foregroundStyle(.tint).tint(ForegroundStyle()).foregroundStyle(.red)
    #expect(colors(tinted) == [red])
  }

  @Test func `a style of the foreground depends on where it is used in all else`() {
    struct OfScheme: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? .white : .black
      }
    }
    func color(in scheme: ColorScheme, _ style: some ShapeStyle) -> [Color.Resolved?] {
      colors(Rectangle().environment(\.colorScheme, scheme).foregroundStyle(style))
    }
    #expect(color(in: .dark, OfScheme()) == [Color.white.resolved])
    #expect(color(in: .light, OfScheme()) == [Color.black.resolved])
    #expect(color(in: .dark, .secondary) != color(in: .light, .secondary))
  }

  @Test func `a tint and a ground that are made of themselves are made of the system's`() {
    let tint = colors(Rectangle().fill(.tint)).map { $0?.multiplyingOpacity(by: 0.5) }
    #expect(colors(Rectangle().fill(.tint).tint(TintShapeStyle().opacity(0.5)).tint(.red)) == tint)
    #expect(colors(Rectangle().fill(.tint).tint(SelectionShapeStyle().opacity(0.5))) == tint)
    let raised = colors(Rectangle().fill(.background.secondary))
    #expect(
      colors(Rectangle().fill(.background).backgroundStyle(.background.secondary)) == raised)
  }

  @Test func `a dropped shadow is a filter around what is painted`() {
    let host = ViewHost(
      Circle().fill(.red.shadow(.drop(color: .blue, radius: 3, x: 1, y: 2))))
    #expect(
      host.drawing.first?.layers.flatMap(\.filters)
        == [.shadow(color: blue, radius: 3, offset: CGSize(width: 1, height: 2))])
    #expect(host.drawing.map(\.color) == [red])
  }

  @Test func `an inner shadow darkens the edges of what is painted and nothing else`() {
    let frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    func pixels(_ style: some ShapeStyle) -> [UInt32] {
      let commands = paint(style).commands(in: frame) {
        [.fill(Path(frame), $0, FillStyle())]
      }
      return RasterSupport.pixels(commands, width: 40, height: 40)
    }
    let bare = pixels(Color.white)
    let shaded = pixels(Color.white.shadow(.inner(color: .black, radius: 2)))
    for y in 0..<40 {
      for x in 0..<40 where !frame.contains(CGPoint(x: x, y: y)) {
        #expect(shaded[y * 40 + x] == bare[y * 40 + x])
      }
    }
    func light(_ x: Int, _ y: Int) -> Int { Int(shaded[y * 40 + x] & 255) }
    #expect(light(10, 20) < light(13, 20) && light(13, 20) < light(20, 20))
    #expect(light(20, 20) > 250)
    #expect(abs(light(10, 20) - light(29, 20)) <= 1 && abs(light(10, 20) - light(20, 10)) <= 1)
    let moved = pixels(Color.white.shadow(.inner(color: .black, radius: 2, y: 4)))
    #expect(moved[10 * 40 + 20] & 255 < 20)
    #expect(moved[29 * 40 + 20] & 255 > 200)
  }

  @Test func `an inner shadow on what is seen through leaves its middle alone`() {
    let frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    func pixels(_ style: some ShapeStyle) -> [UInt32] {
      let commands = paint(style).commands(in: frame) {
        [.fill(Path(frame), $0, FillStyle())]
      }
      return RasterSupport.pixels(commands, width: 60, height: 60)
    }
    let glass = Color.white.opacity(0.25)
    let (bare, shaded) = (pixels(glass), pixels(glass.shadow(.inner(color: .black, radius: 2))))
    #expect(bare[30 * 60 + 30] != bare[5 * 60 + 30])
    #expect(shaded[30 * 60 + 30] == bare[30 * 60 + 30])
    #expect(shaded[30 * 60 + 10] & 255 < bare[30 * 60 + 10] & 255)
    #expect(shaded[5 * 60 + 30] == bare[5 * 60 + 30])
  }

  @Test func `an inner shadow as light as its shape darkens no smooth edge`() {
    let frame = CGRect(x: 4.3, y: 4.6, width: 31, height: 30.2)
    let disc = Path(ellipseIn: frame)
    func pixels(_ style: some ShapeStyle) -> [UInt32] {
      let commands = paint(style).commands(in: frame) { [.fill(disc, $0, FillStyle())] }
      return RasterSupport.pixels(commands, width: 40, height: 40)
    }
    let (bare, shaded) = (
      pixels(Color.white), pixels(Color.white.shadow(.inner(color: .white, radius: 3, y: 2)))
    )
    #expect(zip(bare, shaded).allSatisfy { $0 & 255 <= $1 & 255 })
    #expect(bare.contains { (1..<255).contains($0 & 255) })
  }

  @Test func `an inner shadow is seen wherever its shape has been scrolled to`() {
    let frame = CGRect(x: 0, y: 200_000, width: 20, height: 20)
    let shadow = paint(Color.white.shadow(.inner(color: .black, radius: 2)))
    let drawn = shadow.commands(in: frame) { [.fill(Path(frame), $0, FillStyle())] }
    let scrolled = Layer(
      transform: ProjectionTransform(CGAffineTransform(translationX: 0, y: -200_000)),
      contents: DisplayList(drawn))
    let pixels = RasterSupport.pixels([.layer(scrolled)], width: 20, height: 20)
    #expect(pixels[10 * 20] & 255 < 200 && pixels[10 * 20 + 10] & 255 > 250)
  }

  @Test func `a material fades as a whole, and its opacity is animated`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in Rectangle().fill(.ultraThinMaterial.opacity(0.2 + 0.6 * v)) })
    #expect(host.drawing.map(\.opacity) == [0.2])
    host.animate { probe.v = 1 }
    host.advance(by: 0.5)
    #expect(abs((host.drawing.first?.opacity ?? 0) - 0.5) < 1e-9)
    host.advance(by: 1)
    #expect(host.graph.nextWakeUp == nil)
    let material = paint(Material.ultraThinMaterial)
    #expect(material.multiplyingOpacity(by: 0.5).paint(in: .zero) == material.paint(in: .zero))
  }

  @Test func `a shadow's radius and colour are animated with the paint`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Circle().fill(Color.red.shadow(.drop(color: .blue, radius: 2 + 4 * v)))
      })
    host.animate { probe.v = 1 }
    host.advance(by: 0.5)
    let filters = host.drawing.first?.layers.flatMap(\.filters) ?? []
    guard case .shadow(_, let radius, _) = filters.first else {
      Issue.record("no shadow")
      return
    }
    #expect(abs(radius - 4) < 1e-9)
    host.advance(by: 1)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a blended style meets what is behind it, shadow and all, and its colour still moves`()
  {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        Circle().fill(
          Color(white: v).shadow(.drop(radius: 2)).blendMode(.multiply).opacity(0.5))
      })
    #expect(host.drawing.first?.layers.map(\.blendMode) == [.multiply, .normal])
    host.animate { probe.v = 1 }
    let first = host.drawing.map(\.color)
    host.advance(by: 0.5)
    let middle = host.drawing.map(\.color)
    host.advance(by: 1)
    #expect(first != middle && middle != host.drawing.map(\.color))
    #expect(host.graph.nextWakeUp == nil)
    let plain = ViewHost(Circle().fill(.red.blendMode(.normal)))
    #expect(plain.drawing.first?.layers.isEmpty == true)
  }

  @Test func `a style can be placed in another rectangle`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let placed = paint(gradient.in(CGRect(x: 5, y: 6, width: 10, height: 10)))
      .paint(in: CGRect(x: 100, y: 100, width: 50, height: 50))
    guard case .gradient(let paint) = placed, case .linear(let start, let end) = paint.geometry
    else {
      Issue.record("no gradient")
      return
    }
    #expect(start == CGPoint(x: 105, y: 111) && end == CGPoint(x: 115, y: 111))
  }

  @Test func `thicker materials hide more of what is behind`() {
    let styles: [Material] = [
      .ultraThinMaterial, .thinMaterial, .regularMaterial, .thickMaterial, .ultraThickMaterial,
    ]
    let veils = styles.compactMap { style -> Float? in
      guard case .material(let material) = paint(style) else { return nil }
      return material.veil.opacity
    }
    #expect(veils.count == 5 && zip(veils, veils.dropFirst()).allSatisfy { $0 < $1 })
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    var light = dark
    light.colorScheme = .light
    #expect(
      Material.bar.paint(in: dark).ownColor.red < 0.5
        && Material.bar.paint(in: light).ownColor.red > 0.5)
    let host = ViewHost(Text("a").background(.ultraThinMaterial, in: Capsule()))
    guard case .fill(_, .material, _) = host.drawing.first?.command else {
      Issue.record("no material")
      return
    }
  }

  @Test func `a mesh moves to a mesh of as many corners, and else changes at once`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, v, _ in
        MeshGradient(
          width: 2, height: 2 + Int(u),
          points: [[Float(v), 0], [1, 0], [0, 1], [1, 1], [0, 2], [1, 2]].prefix(4 + 2 * Int(u))
            + [],
          colors: Array(repeating: v == 0 ? .black : .white, count: 4 + 2 * Int(u)))
      }, size: CGSize(width: 100, height: 100))
    func mesh() -> MeshPaint? {
      guard case .fill(_, .mesh(let mesh), _) = host.drawing.first?.command else { return nil }
      return mesh
    }
    host.animate { probe.v = 1 }
    host.advance(by: 0.25)
    #expect(abs((mesh()?.corners.first?.position.x ?? 0) - 25) < 1e-4)
    #expect(abs((mesh()?.colors.first?.x ?? 0) - 0.25) < 1e-4)
    host.advance(by: 1)
    #expect(mesh()?.corners.first?.position.x == 100)
    host.animate { probe.u = 1 }
    #expect(mesh()?.corners.count == 6)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `gradients have a short form for each course`() {
    let gradient = Color.red.gradient
    let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)]
    let plain = Gradient(stops: stops)
    let shapes = VStack {
      Circle().fill(.conicGradient(gradient)).fill(.conicGradient(stops: stops, center: .center))
      Circle().fill(.angularGradient(gradient, startAngle: .zero, endAngle: .degrees(90)))
      Circle().fill(
        .angularGradient(
          stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90)))
      Circle().fill(.ellipticalGradient(gradient)).fill(.ellipticalGradient(stops: stops))
      Circle().fill(.radialGradient(gradient, endRadius: 9))
      Circle().fill(.conicGradient(plain, center: .center))
        .fill(.angularGradient(plain, center: .center, startAngle: .zero, endAngle: .degrees(9)))
        .fill(.ellipticalGradient(plain))
      Circle().fill(.linearGradient(plain, startPoint: .top, endPoint: .bottom).opacity(0.5))
        .fill(.radialGradient(plain, center: .center, startRadius: 0, endRadius: 9).opacity(0.5))
        .fill(.ellipticalGradient(plain).opacity(0.5))
        .fill(.conicGradient(plain, center: .center).opacity(0.5))
        .fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom).opacity(0.5))
    }
    let paints = ViewHost(shapes).drawing.compactMap { command -> GradientPaint? in
      guard case .fill(_, .gradient(let paint), _) = command.command else { return nil }
      return paint
    }
    #expect(paints.count == 15)
    #expect(paints.allSatisfy { $0.ramp.stops.count == 2 })
  }

  @Test func `system styles are shares of the primary colour`() {
    let primary = Color.primary.resolved
    for (style, opacity) in [
      (AnyShapeStyle(.separator), 0.12), (AnyShapeStyle(.placeholder), 0.3),
      (AnyShapeStyle(.fill), 0.2),
    ] {
      #expect(paint(style).ownColor == primary.multiplyingOpacity(by: Float(opacity)))
    }
    #expect(paint(.link).ownColor == blue)
    #expect((0.01..<0.2).contains(paint(.image(Image("tower"))).ownColor.opacity))
  }
}
