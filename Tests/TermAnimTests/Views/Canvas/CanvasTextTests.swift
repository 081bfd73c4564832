import Foundation
import Testing

@testable import TermAnim

/// Texts and pictures in canvases.
@MainActor
struct CanvasTextTests {
  private func host(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> ViewHost {
    ViewHost(
      Canvas { context, size in draw(&context, size) }
        .font(.system(size: 40))
        .foregroundStyle(Color.red))
  }

  /// Where something is drawn on the screen, from its glyphs' outlines.
  private func box(_ command: FlatCommand) -> CGRect {
    switch command.command {
    case .glyphs(let run, _):
      run.glyphs.reduce(CGRect.null) { box, glyph in
        box.union(glyph.outline.applying(glyph.transform).boundingRect)
      }.applying(
        CGAffineTransform(translationX: command.transform.m31, y: command.transform.m32))
    default: command.bounds ?? .null
    }
  }

  private func color(_ command: FlatCommand?) -> Color.Resolved? {
    switch command?.command {
    case .glyphs(_, .color(let color)): color
    case .characters(let run): run.color
    default: command?.color
    }
  }

  @Test func `a text is drawn around its anchor in the style of the canvas`() {
    let host = host { context, _ in
      context.draw(Text("M"), at: CGPoint(x: 100, y: 50))
      context.draw(Text("M"), at: CGPoint(x: 100, y: 50), anchor: .topLeading)
      context.draw(Text("M"), in: CGRect(x: 200, y: 100, width: 100, height: 60))
    }
    let boxes = host.drawing.map(box)
    #expect(boxes.count == 3)
    guard boxes.count == 3 else { return }
    #expect(abs(boxes[0].midX - 100) < 3 && abs(boxes[0].midY - 50) < 12)
    #expect(boxes[1].minX >= 99 && boxes[1].minY >= 50)
    #expect(boxes[2].minX >= 199 && boxes[2].minY >= 100 && boxes[2].maxY <= 160)
    #expect(color(host.drawing.first) == Color.red.resolved)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `a resolved text can be measured, and takes a shading`() {
    var sizes: [CGSize] = []
    var baselines: [CGFloat] = []
    let host = host { context, _ in
      var text = context.resolve(Text("one two three"))
      sizes = [
        text.measure(in: CGSize(width: 1000, height: 1000)),
        text.measure(in: CGSize(width: 120, height: 1000)),
      ]
      let room = CGSize(width: 120, height: 1000)
      baselines = [text.firstBaseline(in: room), text.lastBaseline(in: room)]
      text.shading = .color(.blue)
      context.draw(text, at: .zero, anchor: .topLeading)
    }
    _ = host.drawing
    #expect(sizes.count == 2 && sizes[0].width > 120 && sizes[1].width <= 120)
    #expect(sizes[1].height > 1.5 * sizes[0].height)
    #expect(baselines[0] > 0 && baselines[1] > baselines[0] + 20)
    #expect(color(host.drawing.first) == Color.blue.resolved)
  }

  @Test func `a gradient as a shading stays where it is in the drawing`() {
    let host = host { context, _ in
      var text = context.resolve(Text("M"))
      text.shading = .linearGradient(
        Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 10, y: 0),
        endPoint: CGPoint(x: 90, y: 0))
      context.draw(text, at: CGPoint(x: 60, y: 20), anchor: .topLeading)
    }
    guard let command = host.drawing.first,
      case .glyphs(_, .gradient(let gradient)) = command.command,
      case .linear(let start, let end) = gradient.geometry
    else {
      Issue.record("no gradient")
      return
    }
    #expect(abs(start.x + command.transform.m31 - 10) < 1e-9)
    #expect(abs(end.x + command.transform.m31 - 90) < 1e-9)
  }

  @Test func `a picture has a size and is stretched to its place`() {
    var size = CGSize.zero
    let host = host { context, _ in
      var image = context.resolve(Image("tower"))
      size = image.size
      context.draw(image, at: CGPoint(x: 50, y: 50), anchor: .topLeading)
      image.shading = .color(.green)
      context.draw(image, in: CGRect(x: 10, y: 20, width: 30, height: 40))
    }
    let drawing = host.drawing
    #expect(size == CGSize(width: 100, height: 100))
    #expect(drawing.first?.bounds?.origin == CGPoint(x: 50, y: 50))
    #expect(drawing.last?.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
    let (first, last) = (drawing.first?.color, drawing.last?.color)
    #expect(first != last && (last?.green ?? 0) > (last?.red ?? 1))
  }

  @Test func `a text that moves in an animated change is drawn in its places only`() {
    struct Program: View {
      @State private var x = 50.0

      var body: some View {
        Canvas { context, _ in
          context.draw(Text("I"), at: CGPoint(x: x, y: 50))
          context.draw(Text("I"), at: CGPoint(x: x + 100, y: 50))
        }
        .font(.system(size: 40))
        .onTapGesture { withAnimation { x += 50 } }
      }
    }
    let host = ViewHost(Program())
    host.tap(at: CGPoint(x: 160, y: 96))
    let boxes = host.drawing.map(box)
    #expect(boxes.count == 2)
    #expect(abs((boxes.first?.midX ?? 0) - 100) < 3 && abs((boxes.last?.midX ?? 0) - 200) < 3)
    #expect(host.graph.nextWakeUp == nil)
  }
}
