import Foundation
import Testing

@testable import TermAnim

/// Drawing with Core Graphics on a canvas.
struct CGContextOfCanvasTests {
  private struct Refusal: Error {}

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// The pixels of a canvas of 8 x 8 points.
  private func pixels(_ draw: (inout GraphicsContext) throws -> Void) rethrows -> [UInt32] {
    var context = GraphicsContext(
      size: CGSize(width: 8, height: 8), environment: EnvironmentValues())
    try draw(&context)
    let rasterizer = Rasterizer(
      width: 8, height: 8, scale: CGSize(width: 1, height: 1),
      ground: Color.Resolved(red: 0, green: 0, blue: 0))
    return rasterizer.picture(of: DisplayList(context.drawing.commands)).pixels.bitmap.pixels
  }

  /// Changes all that a graphics context has.
  private func change(_ context: inout GraphicsContext) {
    context.clip(to: Path(CGRect(x: 0, y: 0, width: 6, height: 6)))
    context.translateBy(x: 1, y: 2)
    context.rotate(by: .degrees(10))
    context.opacity = 0.5
    context.blendMode = .plusLighter
  }

  @Test func `what Core Graphics draws is where the graphics context would draw it`() {
    let rect = CGRect(x: 1, y: 0, width: 6, height: 3)
    let plain = pixels { context in
      change(&context)
      context.fill(Path(rect), with: .color(Color(cgColor: red)))
    }
    let drawn = pixels { context in
      change(&context)
      context.withCGContext { context in
        context.setFillColor(red)
        context.fill(rect)
      }
    }
    #expect(drawn == plain)
    #expect(Set(drawn).count > 2)
  }

  @Test func `its own transform and clip are within those around`() {
    let plain = pixels { context in
      context.translateBy(x: 1, y: 2)
      context.fill(Path(CGRect(x: 2, y: 3, width: 2, height: 2)), with: .color(Color(cgColor: red)))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
    }
    let drawn = pixels { context in
      context.translateBy(x: 1, y: 2)
      context.withCGContext { context in
        context.saveGState()
        context.translateBy(x: 2, y: 3)
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setFillColor(red)
        context.fill(CGRect(x: -4, y: -4, width: 20, height: 20))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    #expect(drawn == plain)
    #expect(drawn.filter { $0 == 0xFF00_00FF }.count == 4)
  }

  @Test func `a context that throws draws nothing, and has no picture`() {
    let context = GraphicsContext(
      size: CGSize(width: 8, height: 8), environment: EnvironmentValues())
    #expect(throws: Refusal.self) {
      try context.withCGContext { context in
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(context.makeImage() == nil && context.width == 0)
        throw Refusal()
      }
    }
    #expect(context.drawing.commands.isEmpty)
  }
}
