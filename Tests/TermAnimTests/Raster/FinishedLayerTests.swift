import Foundation
import Testing

@testable import TermAnim

struct FinishedLayerTests {
  private let size = 60

  private func rasterizer() -> Rasterizer {
    Rasterizer(
      width: size, height: size, scale: CGSize(width: 1, height: 1), ground: RasterSupport.ground)
  }

  /// A square with a shadow or a blur that a small square passes in front of.
  private func list(
    _ step: Int, filter: Filter = FinishedLayerTests.shadow(2), x: Double = 20, turn: Double = 0,
    clip: Double = 55, mask: Double? = nil, isInverse: Bool = false
  ) -> DisplayList {
    let layer = Layer(
      transform: ProjectionTransform(CGAffineTransform(rotationAngle: turn)),
      clips: [Layer.Clip(path: RasterSupport.ellipse(30, 30, clip, clip))],
      mask: mask.map {
        Layer.Mask(
          contents: DisplayList([
            RasterSupport.fill(
              RasterSupport.rectangle(0, 0, $0, 60), RasterSupport.color(255, 255, 255))
          ]), isInverse: isInverse)
      },
      filters: [filter], opacity: 0.9,
      contents: DisplayList([
        RasterSupport.fill(
          RasterSupport.rectangle(x, 20, 20, 20), RasterSupport.color(200, 150, 90))
      ]))
    return DisplayList([
      .layer(layer),
      RasterSupport.fill(
        RasterSupport.rectangle(Double(18 + 2 * step), 28, 4, 4), RasterSupport.color(9, 200, 9)),
    ])
  }

  private static func shadow(_ radius: CGFloat) -> Filter {
    .shadow(
      color: RasterSupport.color(0, 0, 0, 0.6), radius: radius, offset: CGSize(width: 1, height: 2))
  }

  /// The pixels that each frame blurs; each is compared to the same frame drawn alone.
  private func blurredPixels(_ lists: [DisplayList]) -> [Int] {
    let rasterizer = rasterizer()
    return lists.enumerated().map { index, list in
      let before = rasterizer.work
      let pixels = RasterSupport.pixels(of: rasterizer.picture(of: list))
      let alone = RasterSupport.pixels(of: self.rasterizer().picture(of: list))
      #expect(pixels == alone, "frame \(index)")
      return (rasterizer.work - before).blurredPixels
    }
  }

  @Test(arguments: [
    FinishedLayerTests.shadow(2), .blur(radius: 1.5, isOpaque: false),
    .blur(radius: 1.5, isOpaque: true),
  ])
  func `what does not change is blurred in two frames and then no more`(filter: Filter) {
    let counts = blurredPixels((0..<20).map { list($0, filter: filter) })
    #expect(counts[0] > 0)
    #expect(counts[1] > 0)
    #expect(counts[2...].allSatisfy { $0 == 0 }, "\(counts)")
  }

  @Test func `a kept layer may hold another that would not fit beside it`() {
    let inner = Layer(
      filters: [Self.shadow(2)],
      contents: DisplayList([
        RasterSupport.fill(
          RasterSupport.rectangle(10, 10, 40, 40), RasterSupport.color(200, 150, 90))
      ]))
    let outer = Layer(
      filters: [.blur(radius: 3, isOpaque: false)],
      contents: DisplayList([
        RasterSupport.fill(
          RasterSupport.rectangle(0, 0, 60, 60), RasterSupport.color(90, 90, 200)),
        .layer(inner),
      ]))
    let counts = blurredPixels(
      (0..<6).map { step in
        DisplayList([
          .layer(outer),
          RasterSupport.fill(
            RasterSupport.rectangle(Double(18 + 2 * step), 28, 4, 4),
            RasterSupport.color(9, 200, 9)),
        ])
      })
    #expect(counts[1] > 0)
    #expect(counts[2...].allSatisfy { $0 == 0 }, "\(counts)")
  }

  @Test func `of more layers than there is room for, some are kept`() {
    let layers = (0..<FinishedLayers.capacity + 2).map { number in
      DisplayList.Command.layer(
        Layer(
          filters: [Self.shadow(2)],
          contents: DisplayList([
            RasterSupport.fill(
              RasterSupport.rectangle(Double(5 * number), 26, 4, 8),
              RasterSupport.color(200, 150, 90))
          ])))
    }
    let counts = blurredPixels(
      (0..<8).map { step in
        DisplayList(
          layers + [
            RasterSupport.fill(
              RasterSupport.rectangle(0, Double(20 + step), 60, 4),
              RasterSupport.color(9, 200, 9))
          ])
      })
    #expect(counts[7] > 0 && counts[7] < counts[0], "\(counts)")
  }

  @Test func `whatever the layer is made of, a change of it is seen`() {
    let variants: [(Int) -> DisplayList] = [
      { list($0) }, { list($0, x: 21) }, { list($0, turn: 0.1) }, { list($0, clip: 14) },
      { list($0, filter: FinishedLayerTests.shadow(3)) }, { list($0, mask: 30) },
      { list($0, mask: 30, isInverse: true) },
    ]
    // Each comes three times: changed, unchanged, kept.
    let counts = blurredPixels(variants.flatMap { variant in (0..<3).map(variant) })
    for (index, count) in counts.enumerated() {
      #expect((count == 0) == (index % 3 == 2), "frame \(index) blurs \(count)")
    }
  }

  @Test func `a layer that changes in every frame takes no memory`() {
    let rasterizer = rasterizer()
    for step in 0..<20 { _ = rasterizer.picture(of: list(step, x: Double(step))) }
    #expect(rasterizer.keptPixels == 0)
  }

  @Test func `two places to draw again in one frame are not two frames`() {
    /// A blurred sheet, a dot beside it, and dots in two of its corners.
    func list(beside: Double, corners: Double) -> DisplayList {
      let sheet = Layer(
        filters: [.blur(radius: 1, isOpaque: false)],
        contents: DisplayList([
          RasterSupport.fill(
            RasterSupport.rectangle(2, 2, 48, 48), RasterSupport.color(90, 90, 90))
        ]))
      let dots = [(56, beside), (4 + corners, 4), (44 + corners, 44)].map { x, y in
        RasterSupport.fill(RasterSupport.rectangle(x, y, 4, 4), RasterSupport.color(9, 9, 200))
      }
      return DisplayList([.layer(sheet)] + dots)
    }
    let rasterizer = rasterizer()
    for step in 0..<4 { _ = rasterizer.picture(of: list(beside: Double(step), corners: 0)) }
    let picture = rasterizer.picture(of: list(beside: 3, corners: 1))
    #expect(picture.damage?.count == 2)
    #expect(rasterizer.keptPixels == 0)
    _ = rasterizer.picture(of: list(beside: 3, corners: 2))
    #expect(rasterizer.keptPixels > 0)
  }

  @Test func `characters and what shows its backdrop are not kept`() {
    let material = DisplayList.Command.fill(
      RasterSupport.rectangle(10, 10, 30, 30),
      .material(
        MaterialPaint(blurRadius: 2, saturation: 1, veil: RasterSupport.color(9, 9, 9, 0.2))),
      FillStyle())
    let rasterizer = rasterizer()
    for step in 0..<5 {
      let layer = Layer(filters: [Self.shadow(2)], contents: DisplayList([material]))
      let dot = RasterSupport.fill(
        RasterSupport.rectangle(Double(20 + step), 20, 3, 3), RasterSupport.color(250, 9, 9))
      _ = rasterizer.picture(of: DisplayList([dot, .layer(layer)]))
    }
    #expect(rasterizer.keptPixels == 0)
  }

  @Test func `kept pixels stay within twice the picture's, the latest being kept`() {
    let rasterizer = rasterizer()
    func card(_ number: Int) -> Layer {
      Layer(
        filters: [Self.shadow(1)],
        contents: DisplayList([
          RasterSupport.fill(
            RasterSupport.rectangle(Double(number), 0, 50, 60),
            RasterSupport.color(10 * number, 90, 90))
        ]))
    }
    for number in 0..<12 {
      for step in 0..<4 {
        let dot = RasterSupport.fill(
          RasterSupport.rectangle(Double(5 + step), 28, 4, 4), RasterSupport.color(9, 200, 9))
        _ = rasterizer.picture(of: DisplayList([.layer(card(number)), dot]))
      }
      #expect(rasterizer.keptPixels > 0)
      #expect(rasterizer.keptPixels <= 2 * size * size)
    }
  }
}
