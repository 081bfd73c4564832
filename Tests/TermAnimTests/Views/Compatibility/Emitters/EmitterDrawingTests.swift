import Foundation
import Testing

@testable import TermAnim

/// Emitter layers as they are seen.
@MainActor
struct EmitterDrawingTests {
  /// A view of UIKit whose layer gives off particles from its middle.
  private final class Fountain: UIView {
    override class var layerClass: AnyClass { CAEmitterLayer.self }

    var emitter: CAEmitterLayer? { layer as? CAEmitterLayer }

    override func layoutSubviews() {
      super.layoutSubviews()
      emitter?.emitterPosition = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  private struct FountainView: UIViewRepresentable {
    let cell: CAEmitterCell
    let keep: (Fountain) -> Void

    func makeUIView(context: Context) -> Fountain {
      let view = Fountain()
      view.emitter?.emitterCells = [cell]
      view.emitter?.beginTime = CACurrentMediaTime()
      keep(view)
      return view
    }

    func updateUIView(_ uiView: Fountain, context: Context) {}
  }

  private struct LayersView: UIViewRepresentable {
    let change: (CALayer) -> Void

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      change(view.layer)
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  /// A cell of white squares of 8 points that stay where they are for two seconds.
  private func cell() -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = CGImage(
      Bitmap(width: 4, height: 4, pixels: Array(repeating: 0xFFFF_FFFF, count: 16)))
    cell.contentsScale = 0.5
    (cell.birthRate, cell.lifetime) = (10, 2)
    return cell
  }

  private func pixel(_ host: ViewHost, _ x: Int, _ y: Int) -> UInt32 {
    let rasterizer = Rasterizer(
      width: 320, height: 192, scale: CGSize(width: 1, height: 1),
      ground: Color.Resolved(red: 0, green: 0, blue: 0))
    let picture = rasterizer.picture(of: host.graph.displayList())
    return picture.pixels.base[y * 320 + x]
  }

  @Test func `particles are drawn where the view puts its emitter, until there are no more`() throws
  {
    var fountain: Fountain?
    let host = ViewHost(FountainView(cell: cell()) { fountain = $0 })
    host.run(for: 0.5)
    #expect(fountain?.bounds.size == CGSize(width: 320, height: 192))
    #expect(pixel(host, 160, 96) == 0xFFFF_FFFF && pixel(host, 150, 96) == 0xFF00_0000)
    #expect(pixel(host, 163, 99) == 0xFFFF_FFFF && pixel(host, 165, 96) == 0xFF00_0000)
    #expect(host.graph.nextWakeUp != nil)
    fountain?.emitter?.birthRate = 0
    host.run(for: 3)
    #expect(pixel(host, 160, 96) == 0xFF00_0000)
    #expect(host.graph.nextWakeUp == nil)
    fountain?.emitter?.emitterSize.width = 1
    host.run(for: 0.1)
    #expect(host.graph.nextWakeUp == nil)
    host.run(for: 5)
    fountain?.emitter?.birthRate = 1
    host.run(for: 0.5)
    #expect(pixel(host, 160, 96) == 0xFFFF_FFFF)
    #expect((fountain?.emitter?.rates.last?.start ?? 0) > 8)
  }

  @Test func `an emitter that gives off nothing rests`() {
    for lifetime: Float in [0, 1] {
      let host = ViewHost(
        FountainView(cell: cell()) {
          $0.emitter?.lifetime = lifetime
          $0.emitter?.birthRate = lifetime == 0 ? 1 : 0
        })
      host.run(for: 0.2)
      #expect(host.graph.nextWakeUp == nil)
    }
  }

  @Test func `particles fly beyond the frame of a layer in another one`() {
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [cell()]
    emitter.emitterPosition.x = -20
    emitter.frame.origin = CGPoint(x: 100, y: 50)
    let host = ViewHost(LayersView { $0.addSublayer(emitter) })
    #expect(pixel(host, 80, 50) == 0xFFFF_FFFF && pixel(host, 100, 50) == 0xFF00_0000)
  }

  @Test func `a layer is in one other at most, and not in itself`() {
    let (outer, other, inner) = (CALayer(), CALayer(), CALayer())
    outer.sublayers = [inner]
    #expect(inner.superlayer === outer)
    other.sublayers = [inner, inner]
    #expect(outer.sublayers == nil && other.sublayers == [inner] && inner.superlayer === other)
    inner.addSublayer(other)
    inner.addSublayer(inner)
    #expect(inner.sublayers == nil && other.superlayer == nil)
    other.sublayers = nil
    #expect(inner.superlayer == nil)
  }

  @Test func `a particle has the colours of its cell, and fades`() {
    let cell = cell()
    cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    (cell.birthRate, cell.duration, cell.alphaSpeed) = (1, 0.5, -0.5)
    let host = ViewHost(FountainView(cell: cell) { _ in })
    host.settle()
    let first = pixel(host, 160, 96)
    #expect(
      first & 0xFF == 0xFF && abs(Int(first >> 8 & 0xFF) - 128) <= 8 && first >> 16 & 0xFF == 0)
    host.advance(by: 1)
    #expect(abs(Int(pixel(host, 160, 96) & 0xFF) - 128) <= 2)
  }

  @Test func `particles add their light where they are asked to`() {
    let cell = cell()
    cell.color = CGColor(red: 0.4, green: 0, blue: 0, alpha: 1)
    for mode in [CAEmitterLayerRenderMode.unordered, .additive] {
      let host = ViewHost(FountainView(cell: cell) { $0.emitter?.renderMode = mode })
      host.run(for: 0.35)
      let red = pixel(host, 160, 96) & 0xFF
      #expect(mode == .additive ? red == 0xFF : red < 0x70)
    }
  }

  @Test func `layers inside are drawn where their frames are, in order`() {
    let (red, green) = (CALayer(), CALayer())
    let host = ViewHost(
      LayersView { layer in
        red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        red.frame = CGRect(x: 10, y: 20, width: 40, height: 40)
        green.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
        green.frame = CGRect(x: 30, y: 20, width: 40, height: 40)
        layer.addSublayer(red)
        layer.addSublayer(green)
      })
    #expect(pixel(host, 9, 30) == 0xFF00_0000 && pixel(host, 12, 22) == 0xFF00_00FF)
    #expect(pixel(host, 35, 30) == 0xFF00_FF00 && pixel(host, 69, 59) == 0xFF00_FF00)
    #expect(red.superlayer === green.superlayer && red.superlayer?.sublayers == [red, green])
    green.superlayer?.insertSublayer(green, at: 0)
    host.settle()
    #expect(pixel(host, 35, 30) == 0xFF00_00FF)
    red.position = CGPoint(x: 100, y: 100)
    host.settle()
    #expect(pixel(host, 35, 30) == 0xFF00_FF00 && pixel(host, 100, 100) == 0xFF00_00FF)
    red.removeFromSuperlayer()
    host.settle()
    #expect(pixel(host, 100, 100) == 0xFF00_0000 && red.superlayer == nil)
  }
}
