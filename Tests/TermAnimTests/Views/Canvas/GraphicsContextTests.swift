import Foundation
import Testing

@testable import TermAnim

struct GraphicsContextTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  /// What is drawn on a ground of 100 x 100 points.
  private func drawing(_ draw: (inout GraphicsContext) throws -> Void) rethrows -> [FlatCommand] {
    var context = GraphicsContext(
      size: CGSize(width: 100, height: 100), environment: EnvironmentValues())
    try draw(&context)
    return FlatCommand.all(in: DisplayList(context.drawing.commands))
  }

  @Test func `plain fills and strokes are commands of their own`() {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round)
    let drawing = drawing { context in
      context.fill(square, with: .color(.red), style: FillStyle(eoFill: true))
      context.stroke(square, with: .color(.blue), lineWidth: 2)
      context.stroke(square, with: .color(.blue), style: style)
    }
    #expect(
      drawing.map(\.command) == [
        .fill(square, .color(Color.red.resolved), FillStyle(eoFill: true)),
        .stroke(square, .color(Color.blue.resolved), StrokeStyle(lineWidth: 2)),
        .stroke(square, .color(Color.blue.resolved), style),
      ])
    #expect(drawing.flatMap(\.layers).isEmpty)
  }

  @Test func `shaders change nothing of what is drawn, and paint with what is around`() {
    let shader = ShaderLibrary.ripple(.float(1))
    let plain = drawing { $0.fill(square, with: .foreground) }
    let filtered = drawing { context in
      context.addFilter(.colorShader(shader))
      context.addFilter(.distortionShader(shader, maxSampleOffset: .zero))
      context.addFilter(.layerShader(shader, maxSampleOffset: CGSize(width: 8, height: 8)))
      context.fill(square, with: .shader(shader))
    }
    #expect(filtered.map(\.command) == plain.map(\.command))
    #expect(filtered.flatMap(\.layers).isEmpty)
  }

  @Test func `transforms apply to what is drawn after them, the last one first`() {
    let drawing = drawing { context in
      context.translateBy(x: 20, y: 30)
      context.scaleBy(x: 2, y: 3)
      context.fill(square, with: .color(.red))
      context.rotate(by: .degrees(90))
      context.fill(square, with: .color(.red))
      context.transform = CGAffineTransform(scaleX: 2, y: 2)
      context.concatenate(CGAffineTransform(translationX: 1, y: 2))
      context.fill(square, with: .color(.red))
    }
    let boxes = drawing.compactMap(\.bounds)
    #expect(boxes[0] == CGRect(x: 20, y: 30, width: 20, height: 30))
    #expect(abs(boxes[1].minX - 0) < 1e-9 && abs(boxes[1].minY - 30) < 1e-9)
    #expect(boxes[2] == CGRect(x: 2, y: 4, width: 20, height: 20))
  }

  /// The pixels of what is drawn on a clear ground of 8 x 1 pixels.
  private func pixels(_ draw: (inout GraphicsContext) -> Void) -> [UInt32] {
    var context = GraphicsContext(
      size: CGSize(width: 8, height: 1), environment: EnvironmentValues())
    draw(&context)
    return RasterSupport.pixels(
      context.drawing.commands, width: 8, height: 1,
      over: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
  }

  @Test func `paths that replace what is behind, or clear it, leave all around them`() {
    let (ground, half) = (
      Path(CGRect(x: 0, y: 0, width: 6, height: 1)), Path(CGRect(x: 2.5, y: 0, width: 2, height: 1))
    )
    func drawn(_ mode: GraphicsContext.BlendMode, _ color: Color) -> [UInt32] {
      pixels { context in
        context.fill(ground, with: .color(Color(red: 1, green: 0, blue: 0)))
        context.blendMode = mode
        context.fill(half, with: .color(color))
      }
    }
    let red: UInt32 = 0xFF00_00FF
    let cleared = drawn(.clear, .white.opacity(0.1))
    #expect([0, 1, 5].allSatisfy { cleared[$0] == red } && cleared[6] == 0)
    #expect(cleared[3] == 0 && RasterSupport.difference(cleared[2], 0x8000_0080) <= 1)
    let copied = drawn(.copy, Color(red: 0, green: 0, blue: 1).opacity(0.5))
    #expect([0, 1, 5].allSatisfy { copied[$0] == red } && copied[6] == 0)
    #expect(RasterSupport.difference(copied[3], 0x8080_0000) <= 1)
    #expect(RasterSupport.difference(copied[2], 0xC040_0080) <= 2)
    let line = pixels { context in
      context.fill(ground, with: .color(Color(red: 1, green: 0, blue: 0)))
      context.blendMode = .clear
      context.stroke(
        Path { $0.addLines([CGPoint(x: 3, y: -1), CGPoint(x: 3, y: 2)]) }, with: .color(.black),
        lineWidth: 2)
    }
    #expect(line == [red, red, 0, 0, red, red, 0, 0])
  }

  @Test func `each of a hundred clips takes its part`() {
    let drawn = pixels { context in
      for index in 0..<100 {
        let place = CGFloat(index % 4) * 2 + 0.25
        context.clip(
          to: Path(CGRect(x: index < 96 ? -50 : place, y: 0, width: 0.5, height: 1)),
          options: .inverse)
      }
      context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 1)), with: .color(.white))
    }
    for x in 0..<8 { #expect((drawn[x] >> 24 < 200) == (x % 2 == 0)) }
  }

  @Test func `tiles begin at their origin, whatever is painted, and may be of a part`() {
    let numbers: [UInt32] = [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFFFF_FFFF]
    let image = Image(decorative: CGImage(Bitmap(width: 4, height: 1, pixels: numbers)), scale: 1)
    let all = Path(CGRect(x: 0, y: 0, width: 8, height: 1))
    let moved = pixels {
      $0.fill(all, with: $0.resolve(.tiledImage(image, origin: CGPoint(x: 1, y: 0))))
    }
    #expect(Array(moved[1..<5]) == numbers && moved[0] == numbers[3])
    let part = pixels {
      $0.fill(
        Path(CGRect(x: 1, y: 0, width: 7, height: 1)),
        with: .tiledImage(image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)))
    }
    #expect(Array(part[2..<6]) == [numbers[2], numbers[3], numbers[2], numbers[3]])
  }

  @Test func `modes have the numbers that Core Graphics gives them`() {
    typealias Mode = GraphicsContext.BlendMode
    let numbers = (0..<28).map { Mode(rawValue: $0) }
    #expect(Set(numbers).count == 28 && numbers.map(\.rawValue) == Array(0..<28))
    #expect(Mode(rawValue: 1) == .multiply && Mode(rawValue: 18) == .sourceIn)
    #expect(Mode(rawValue: -1) == .normal && Mode(rawValue: 28) == .normal)
  }

  @Test func `blurs of a negative radius do not blur, also after another one`() {
    let blur = Filter.blur(radius: 3, isOpaque: false)
    #expect(blur.followed(by: .blur(radius: -4, isOpaque: false)) == blur)
  }

  @Test func `a copy draws on the same ground and keeps its settings to itself`() {
    let drawing = drawing { context in
      var copy = context
      copy.opacity = 0.5
      copy.translateBy(x: 5, y: 0)
      copy.fill(square, with: .color(.red))
      context.fill(square, with: .color(.red))
    }
    #expect(drawing.map(\.opacity) == [0.5, 1])
    #expect(drawing.compactMap(\.bounds?.minX) == [5, 0])
  }

  @Test func `what cannot be seen is not drawn`() {
    let drawing = drawing { context in
      context.opacity = 0
      context.fill(square, with: .color(.red))
      context.opacity = .nan
      context.fill(square, with: .color(.red))
      context.opacity = 1
      context.fill(square, with: .backdrop)
      context.drawLayer { _ in }
    }
    #expect(drawing.isEmpty)
  }

  @Test func `filters that were added first come last`() throws {
    let drawing = drawing { context in
      context.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
      context.addFilter(.blur(radius: 4))
      context.fill(square, with: .color(.red))
    }
    #expect(
      drawing.first?.layers.map(\.filters) == [
        [
          .blur(radius: 4, isOpaque: false),
          .alphaThreshold(min: 0.5, max: 1, color: Color.yellow.resolved),
        ]
      ])
  }

  @Test func `blurs that come one after the other are one blur`() {
    let drawing = drawing { context in
      for _ in 0..<4 {
        context.addFilter(.blur(radius: 3))
        context.fill(square, with: .color(.red))
      }
    }
    let radii = drawing.map { $0.layers.flatMap(\.filters) }
    for (index, filters) in radii.enumerated() {
      guard case .blur(let radius, false) = filters.first, filters.count == 1 else {
        Issue.record("\(filters)")
        return
      }
      #expect(abs(radius - 3 * Double(index + 1).squareRoot()) < 1e-9)
    }
    #expect(radii.count == 4)
  }

  @Test func `lengths of filters are those of the space at the time`() {
    let drawing = drawing { context in
      context.scaleBy(x: 3, y: 3)
      context.addFilter(.shadow(color: .black, radius: 2, x: 1, y: 4))
      context.addFilter(.blur(radius: 1, options: .opaque))
      context.fill(square, with: .color(.red))
    }
    #expect(
      drawing.first?.layers.flatMap(\.filters) == [
        .blur(radius: 3, isOpaque: true),
        .shadow(
          color: Color.black.resolved, radius: 6, offset: CGSize(width: 3, height: 12)),
      ])
  }

  @Test func `a shadow alone is the blurred shape in one colour, moved`() throws {
    let drawing = drawing { context in
      context.addFilter(
        .shadow(color: .red.opacity(0.5), radius: 2, x: 7, y: -3, options: .shadowOnly))
      context.fill(square, with: .color(.blue))
    }
    let layer = try #require(drawing.first?.layers.first)
    #expect(layer.transform == ProjectionTransform(CGAffineTransform(translationX: 7, y: -3)))
    #expect(layer.filters.last == .blur(radius: 2, isOpaque: false))
    guard case .colorMatrix(let matrix) = layer.filters.first else {
      Issue.record("there is no tint")
      return
    }
    let red = Color.red.resolved
    let tinted = matrix.applied(to: SIMD4(0.1, 0.9, 0.3, 0.8))
    #expect(tinted == SIMD4(red.red, red.green, red.blue, 0.4))
  }

  @Test func `a projection filter transforms in the space of the drawing`() {
    let drawing = drawing { context in
      context.scaleBy(x: 2, y: 2)
      let move = CGAffineTransform(translationX: 5, y: 0)
      context.addFilter(.projectionTransform(ProjectionTransform(move)))
      context.fill(square, with: .color(.red))
    }
    #expect(drawing.first?.bounds == CGRect(x: 10, y: 0, width: 20, height: 20))
  }

  @Test func `colour filters are their matrices`() {
    let filters: [(GraphicsContext.Filter, ColorMatrix)] = [
      (.brightness(0.2), ColorMatrix(brightness: 0.2)),
      (.contrast(2), ColorMatrix(contrast: 2)),
      (.saturation(0.3), ColorMatrix(saturation: 0.3)),
      (.grayscale(0.3), ColorMatrix(grayscale: 0.3)),
      (.hueRotation(.degrees(30)), ColorMatrix(hueRotation: .degrees(30))),
      (.colorInvert(), ColorMatrix(colorInvert: 1)),
      (.colorMultiply(.red), ColorMatrix(colorMultiply: Color.red.resolved)),
      (.luminanceToAlpha, .luminanceToAlpha),
      (.colorMatrix(ColorMatrix(contrast: 3)), ColorMatrix(contrast: 3)),
    ]
    for (filter, matrix) in filters {
      let drawing = drawing { context in
        context.addFilter(filter)
        context.fill(square, with: .color(.red))
      }
      #expect(drawing.first?.layers.flatMap(\.filters) == [.colorMatrix(matrix)])
    }
  }

  @Test func `clips cut in the space at the time, and filters that came before go over them`() {
    let clip = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    let drawing = drawing { context in
      context.addFilter(.blur(radius: 3))
      context.translateBy(x: 10, y: 20)
      context.clip(to: clip, style: FillStyle(eoFill: true))
      context.addFilter(.grayscale(1))
      context.translateBy(x: 50, y: 0)
      context.clip(to: clip, options: .inverse)
      context.fill(square, with: .color(.red))
    }
    let layers = drawing[0].layers
    #expect(
      layers.map(\.filters) == [
        [.blur(radius: 3, isOpaque: false)], [.colorMatrix(ColorMatrix(grayscale: 1))], [],
      ])
    #expect(
      layers[0].clips == [
        Layer.Clip(path: clip.offsetBy(dx: 10, dy: 20), style: FillStyle(eoFill: true))
      ])
    #expect(
      layers[1].clips == [Layer.Clip(path: clip.offsetBy(dx: 60, dy: 20), isInverse: true)])
    #expect(drawing[0].bounds == CGRect(x: 60, y: 20, width: 10, height: 10))
  }

  @Test func `the bounds of clips are told in the space of the drawing`() {
    _ = drawing { context in
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
      context.translateBy(x: 10, y: 10)
      context.scaleBy(x: 2, y: 2)
      #expect(context.clipBoundingRect == CGRect(x: -5, y: -5, width: 50, height: 50))
      context.clip(to: square)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clip(to: Path(CGRect(x: 5, y: 5, width: 1, height: 1)), options: .inverse)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
      context.drawLayer { layer in
        #expect(layer.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
  }

  @Test func `a layer that clips is a mask`() throws {
    let drawing = drawing { context in
      context.translateBy(x: 3, y: 0)
      context.clipToLayer(opacity: 0.5, options: .inverse) { mask in
        mask.fill(square, with: .color(.white))
      }
      context.clipToLayer { mask in
        mask.fill(square, with: .color(.black))
      }
      context.fill(square, with: .color(.red))
    }
    let masks = drawing[0].layers.compactMap(\.mask)
    #expect(masks.map(\.isInverse) == [true, false])
    let contents = masks.compactMap { FlatCommand.all(in: $0.contents).first }
    #expect(contents.map(\.opacity) == [0.5, 1])
    #expect(contents.compactMap(\.bounds?.minX) == [3, 3])
  }

  @Test func `a layer is faded, filtered and blended as one and begins afresh inside`() {
    let drawing = drawing { context in
      context.opacity = 0.5
      context.blendMode = .multiply
      context.addFilter(.grayscale(1))
      context.translateBy(x: 7, y: 0)
      context.drawLayer { layer in
        #expect(layer.opacity == 1 && layer.blendMode == .normal)
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .color(.blue))
      }
    }
    #expect(drawing.count == 2)
    for command in drawing {
      #expect(command.bounds?.minX == 7)
      #expect(command.layers.filter { $0.opacity == 0.5 && $0.blendMode == .multiply }.count == 1)
      #expect(command.layers.filter(\.isIsolated).count == 1)
    }
  }

  @Test func `what a layer throws comes out and nothing of it is drawn`() {
    struct Interruption: Error {}
    var isThrown = false
    let drawing = drawing { context in
      do {
        try context.drawLayer { layer in
          layer.fill(square, with: .color(.red))
          throw Interruption()
        }
      } catch {
        isThrown = true
      }
    }
    #expect(isThrown)
    #expect(drawing.isEmpty)
  }

  /// Expects that filling with `shading`, resolved or not, is painting with `paint`.
  private func expect(_ shading: GraphicsContext.Shading, paints paint: Paint) {
    let drawing = drawing { context in
      context.fill(square, with: shading)
      context.fill(square, with: context.resolve(shading))
    }
    let fill = DisplayList.Command.fill(square, paint, FillStyle())
    #expect(drawing.map(\.command) == [fill, fill])
  }

  @Test func `shadings are paints in the points of the drawing`() {
    let gradient = Gradient(colors: [.red, .blue])
    let ramp = gradient.ramp(in: EnvironmentValues())
    let (a, b) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
    let shadings: [(GraphicsContext.Shading, Paint)] = [
      (
        .linearGradient(gradient, startPoint: a, endPoint: b),
        .gradient(GradientPaint(ramp: ramp, geometry: .linear(start: a, end: b)))
      ),
      (
        .radialGradient(gradient, center: a, startRadius: 1, endRadius: 9, options: .mirror),
        .gradient(
          GradientPaint(
            ramp: ramp, geometry: .radial(center: a, startRadius: 1, endRadius: 9),
            spread: .mirror))
      ),
      (
        .conicGradient(gradient, center: b, angle: .degrees(45), options: .repeat),
        .gradient(
          GradientPaint(
            ramp: ramp,
            geometry: .angular(
              center: b, startAngle: .degrees(45), endAngle: .degrees(45) + .degrees(360)),
            spread: .repeat))
      ),
      (
        .linearGradient(gradient, startPoint: a, endPoint: b, options: .linearColor),
        .gradient(
          GradientPaint(
            ramp: gradient.ramp(in: EnvironmentValues(), space: .linear),
            geometry: .linear(start: a, end: b)))
      ),
      (
        .style(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)),
        .gradient(
          GradientPaint(
            ramp: ramp,
            geometry: .linear(start: CGPoint(x: 0, y: 5), end: CGPoint(x: 10, y: 5))))
      ),
    ]
    for (shading, paint) in shadings { expect(shading, paints: paint) }
  }

  @Test func `shadings of one colour are that of the environment`() {
    let shadings: [(GraphicsContext.Shading, Paint)] = [
      (.foreground, .color(Color.primary.resolved)),
      (.palette([.color(.green), .color(.red)]), .color(Color.green.resolved)),
      (.palette([]), .color(Color.black.resolved)),
      (.color(white: 0.5), .color(Color(white: 0.5).resolved)),
      (
        .color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4),
        .color(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4).resolved)
      ),
    ]
    for (shading, paint) in shadings { expect(shading, paints: paint) }
  }

  @Test func `every blend mode of the rasteriser can be chosen`() {
    let modes: [GraphicsContext.BlendMode] = [
      .clear, .color, .colorBurn, .colorDodge, .copy, .darken, .destinationAtop, .destinationIn,
      .destinationOut, .destinationOver, .difference, .exclusion, .hardLight, .hue, .lighten,
      .luminosity, .multiply, .normal, .overlay, .plusDarker, .plusLighter, .saturation, .screen,
      .softLight, .sourceAtop, .sourceIn, .sourceOut, .xor,
    ]
    #expect(Set(modes.map(\.mode)) == Set(BlendMode.allCases))
    let drawing = drawing { context in
      context.blendMode = .xor
      context.fill(square, with: .color(.red))
    }
    #expect(drawing.first?.layers.map(\.blendMode) == [.xor])
  }
}
