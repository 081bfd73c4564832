import Foundation
import Testing

@testable import TermAnim

struct SteadyStateTests {
  @Test func `frames that were drawn before need no new memory`() {
    var drawing = RandomDrawing(seed: 77, size: 40, hasMaterials: true)
    let lists = (0..<30).map { _ in drawing.list() }
    let rasterizer = Rasterizer(
      width: 40, height: 40, scale: CGSize(width: 1, height: 1), ground: RasterSupport.ground)
    func draw() {
      for list in lists {
        rasterizer.invalidate()
        _ = rasterizer.picture(of: list)
      }
    }
    draw()
    let growth = rasterizer.growthCount
    #expect(growth > 0)
    for _ in 0..<3 { draw() }
    #expect(rasterizer.growthCount == growth)
  }

  @Test func `a gradient seen before is not worked out again`() {
    let tables = GradientTables()
    let ramp = GradientRamp(stops: [.init(color: RasterSupport.ground, location: 0)])
    let first = tables.table(for: ramp)
    #expect(tables.table(for: ramp) == first)
    for step in 1...15 {
      let other = GradientRamp(stops: [
        .init(color: RasterSupport.color(step, 0, 0), location: 0)
      ])
      #expect(tables.table(for: other)[7] == 0xFF00_0000 | UInt32(step))
    }
    #expect(tables.table(for: ramp) == first)
    #expect(first[0] == RasterSupport.ground.premultipliedPixel)
  }

  @Test func `blocks come back in the order of a stack and keep their size`() {
    let stack = ScratchStack()
    let first = stack.borrow(UInt32.self, count: 100)
    let second = stack.borrow(UInt8.self, count: 10)
    #expect(UnsafeRawPointer(first) != UnsafeRawPointer(second))
    stack.giveBack(2)
    #expect(stack.borrow(UInt32.self, count: 50) == first)
    #expect(stack.growthCount == 2)
  }
}
