import Foundation
import Testing

@testable import TermAnim

/// Each effect by itself: what it makes of a red square of 40 points, and on its way.
@MainActor
struct EffectModifierTests {
  private let probe = Probe()
  private let red = Color(red: 1, green: 0, blue: 0)

  private func host(_ effect: @escaping (AnyView, Double) -> some View) -> ViewHost {
    ViewHost(
      ProbeView(probe) { [red] _, v, _ in
        effect(AnyView(red.frame(width: 40, height: 40)), v)
      }, size: CGSize(width: 100, height: 100))
  }

  private func layers(_ host: ViewHost) -> [Layer] {
    host.drawing.first?.layers ?? []
  }

  private func matrices(_ host: ViewHost) -> [ColorMatrix] {
    layers(host).flatMap(\.filters).compactMap { filter in
      if case .colorMatrix(let matrix) = filter { matrix } else { nil }
    }
  }

  /// Changes the number to 1 with an animation and goes halfway.
  private func half(_ host: ViewHost) {
    host.animate { probe.v = 1 }
    host.advance(by: 0.5)
  }

  @Test func `colour effects map every colour, on the way too`() {
    let effects: [((AnyView, Double) -> AnyView, (Double) -> ColorMatrix)] = [
      ({ AnyView($0.brightness($1)) }, { ColorMatrix(brightness: $0) }),
      ({ AnyView($0.contrast($1)) }, { ColorMatrix(contrast: $0) }),
      ({ AnyView($0.saturation($1)) }, { ColorMatrix(saturation: $0) }),
      ({ AnyView($0.grayscale($1)) }, { ColorMatrix(grayscale: $0) }),
      ({ AnyView($0.hueRotation(.radians($1))) }, { ColorMatrix(hueRotation: .radians($0)) }),
    ]
    for (effect, matrix) in effects {
      probe.v = 0
      let host = host(effect)
      #expect(matrices(host) == (matrix(0) == ColorMatrix() ? [] : [matrix(0)]))
      half(host)
      #expect(matrices(host) == [matrix(0.5)])
      host.advance(by: 1)
      #expect(matrices(host) == (matrix(1) == ColorMatrix() ? [] : [matrix(1)]))
    }
  }

  @Test func `inverting, luminance and multiplying are colour effects too`() {
    #expect(matrices(host { view, _ in view.colorInvert() }) == [ColorMatrix(colorInvert: 1)])
    #expect(matrices(host { view, _ in view.luminanceToAlpha() }) == [.luminanceToAlpha])
    let multiplied = host { view, v in view.colorMultiply(v == 0 ? .black : .white) }
    #expect(
      matrices(multiplied)
        == [ColorMatrix(colorMultiply: Color.black.resolved)])
    half(multiplied)
    let grey = Color.black.mix(with: .white, by: 0.5).resolved
    #expect(abs((matrices(multiplied).first?.r1 ?? 0) - grey.red) < 1e-3)
  }

  @Test func `blending, groups and opacity make one layer each`() {
    for mode in BlendMode.allCases {
      #expect(layers(host { view, _ in view.blendMode(mode) }).last?.blendMode == mode)
    }
    #expect(layers(host { view, _ in view.compositingGroup() }).last?.isIsolated == true)
    let group = host { view, _ in view.drawingGroup(opaque: true, colorMode: .linear) }
    #expect(layers(group).last?.isIsolated == true)
    let faded = host { view, v in view.opacity(1 - v) }
    half(faded)
    #expect(layers(faded).map(\.opacity) == [0.5])
    faded.advance(by: 1)
    #expect(faded.drawing.isEmpty)
  }

  @Test func `transforms leave the layout alone and are animated as they are made`() {
    let scaled = host { view, v in view.scaleEffect(x: 1 + v, y: 1, anchor: .leading) }
    half(scaled)
    #expect(scaled.firstBox == CGRect(x: 30, y: 30, width: 60, height: 40))
    probe.v = 0
    let moved = host { view, v in
      view.transformEffect(CGAffineTransform(translationX: 20 * v, y: 4))
    }
    #expect(moved.firstBox?.origin == CGPoint(x: 30, y: 34))
    let projected = host { view, _ in
      view.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 0.5)))
    }
    #expect(
      projected.firstBox == CGRect(x: 30, y: 30, width: 80, height: 20))
    let flat = host { view, _ in
      view.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    #expect(abs((flat.firstBox?.width ?? 0) - 20) < 1e-9)
    let deep = host { view, _ in
      view.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading)
    }
    #expect(layers(deep).first?.transform.isAffine == false)
  }

  @Test func `what says nothing of its colour is opaque in a mask`() throws {
    func opacity<Mask: View>(_ mask: Mask) throws -> Float {
      let masked = host { view, _ in view.mask { mask } }
      let layer = try #require(layers(masked).compactMap(\.mask).first)
      return try #require(FlatCommand.all(in: layer.contents).first?.color).opacity
    }
    #expect(try opacity(Rectangle()) == 1)
    #expect(try opacity(Rectangle().foregroundStyle(.black.opacity(0.25))) == 0.25)
    #expect(try opacity(Rectangle().fill(Color.primary)) < 1)
  }

  @Test func `what blends with what is behind does so, too, where it is fainter`() {
    /// How far what is drawn is from green of both, halfway from green and blue.
    func difference(_ faded: some View) -> Int {
      let renderer = FrameRenderer(columns: 4, rows: 2) {
        ZStack {
          Color(red: 0, green: 1, blue: 1)
          faded
        }
      }
      return RasterSupport.difference(renderer.image(magnification: 1).pixels[0], 0xFF80_FF00)
    }
    let blended = Rectangle().fill(Color(red: 1, green: 1, blue: 0)).blendMode(.multiply)
    #expect(difference(blended.opacity(0.5)) <= 1)
    #expect(difference(blended.rotationEffect(.degrees(180)).opacity(0.5)) <= 1)
    #expect(difference(blended.opacity(0.8).opacity(0.625)) <= 1)
    #expect(difference(blended.compositingGroup().opacity(0.5)) > 40)
  }

  @Test func `a mask is aligned in the view and a clip has its rule`() {
    let masked = host { view, _ in
      view.mask(alignment: .bottomTrailing) { Color.black.frame(width: 10, height: 10) }
    }
    let mask = layers(masked).compactMap(\.mask).first
    #expect(
      mask.map { FlatCommand.all(in: $0.contents).compactMap(\.bounds) }
        == [CGRect(x: 60, y: 60, width: 10, height: 10)])
    let clipped = host { view, _ in
      view.clipShape(Circle(), style: FillStyle(eoFill: true, antialiased: false))
    }
    let clips = layers(clipped).flatMap(\.clips)
    #expect(clips.map(\.style) == [FillStyle(eoFill: true, antialiased: false)])
    #expect(clips.first?.path.boundingRect == CGRect(x: 30, y: 30, width: 40, height: 40))
    let rounded = host { view, v in view.cornerRadius(20 * v) }
    half(rounded)
    #expect(
      layers(rounded).flatMap(\.clips).first?.path
        == Path(
          roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 10
        ).offsetBy(dx: 30, dy: 30))
  }
}
