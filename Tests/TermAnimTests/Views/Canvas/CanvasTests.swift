import Foundation
import Testing

@testable import TermAnim

/// A canvas with a square that a tap makes larger, read by nobody but the renderer.
private struct GrowingCanvas: View {
  @State private var side = 10.0
  var runs = MomentLog<CGSize>()

  var body: some View {
    Canvas { context, size in
      runs.note(size)
      context.fill(Path(CGRect(x: 1, y: 2, width: side, height: side)), with: .foreground)
    }
    .frame(width: 100, height: 50)
    .foregroundStyle(Color.red)
    .onTapGesture { side += 5 }
  }
}

/// A canvas that draws its views, one of which a tap animates.
private struct SymbolCanvas: View {
  @State private var width = 10.0

  var body: some View {
    Canvas { context, size in
      guard let circle = context.resolveSymbol(id: "circle"),
        let bar = context.resolveSymbol(id: 7)
      else { return }
      #expect(context.resolveSymbol(id: "square") == nil)
      context.draw(circle, at: CGPoint(x: 50, y: 30))
      context.draw(bar, at: .zero, anchor: .topLeading)
      context.draw(bar, in: CGRect(x: 0, y: 10, width: 40, height: 6))
    } symbols: {
      Circle().frame(width: 8, height: 8).tag("circle")
      Rectangle().frame(width: width, height: 2).tag(7)
    }
    .onTapGesture {
      withAnimation(.linear(duration: 1)) { width = 20 }
    }
  }
}

@MainActor
struct CanvasTests {
  private let middle = CGPoint(x: 160, y: 96)

  @Test func `a canvas draws from its corner and shows nothing outside`() {
    let canvas = GrowingCanvas()
    let host = ViewHost(canvas)
    #expect(host.boxes == [CGRect(x: 111, y: 73, width: 10, height: 10)])
    #expect(canvas.runs.values == [CGSize(width: 100, height: 50)])
    let clips = host.drawing.first?.layers.flatMap(\.clips) ?? []
    #expect(clips.map(\.path.boundingRect) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    #expect(host.drawing.first?.color == Color.red.resolved)
    #expect(host.graph.nextWakeUp == nil)
  }

  @Test func `what is erased or blended in a canvas leaves what is behind it alone`() {
    func pixels(_ mode: GraphicsContext.BlendMode) -> [UInt32] {
      let view = ZStack {
        Color(red: 0, green: 1, blue: 0)
        Canvas { context, _ in
          context.blendMode = mode
          context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.white))
        }
      }
      let picture = ImageRenderer(content: view.frame(width: 4, height: 4)).cgImage
      return Array(Set(picture?.bitmap.pixels ?? []))
    }
    for mode in [GraphicsContext.BlendMode.clear, .destinationOut] {
      #expect(pixels(mode) == [0xFF00_FF00])
    }
    for mode in [GraphicsContext.BlendMode.copy, .multiply, .difference] {
      #expect(pixels(mode) == [0xFFFF_FFFF])
    }
  }

  @Test func `what erases in a view that a canvas draws leaves what is behind it alone, too`() {
    let view = ZStack {
      Color(red: 0, green: 1, blue: 0)
      Canvas { context, _ in
        context.resolveSymbol(id: 0).map { context.draw($0, at: CGPoint(x: 3, y: 2)) }
      } symbols: {
        Rectangle().frame(width: 4, height: 4).blendMode(.destinationOut).tag(0)
      }
    }
    let picture = ImageRenderer(content: view.frame(width: 4, height: 4)).cgImage
    #expect(picture?.bitmap.pixels == Array(repeating: 0xFF00_FF00, count: 16))
  }

  @Test func `a canvas that does not blend is drawn straight onto what is behind`() {
    let host = ViewHost(GrowingCanvas())
    #expect(host.drawing.first?.layers.contains(where: \.isIsolated) == false)
  }

  @Test func `what the renderer reads draws it again when it changes, and no body runs`() {
    let canvas = GrowingCanvas()
    let host = ViewHost(canvas)
    _ = host.drawing
    let bodies = host.graph.bodyEvaluationCount
    host.tap(at: middle)
    #expect(host.boxes.map(\.width) == [15])
    #expect(host.graph.bodyEvaluationCount == bodies)
    host.tap(at: middle)
    #expect(host.boxes.map(\.width) == [20])
    _ = host.displayList
    #expect(canvas.runs.values.count == 3)
  }

  @Test func `views are drawn by their tags and move by themselves`() {
    let host = ViewHost(SymbolCanvas())
    #expect(
      host.boxes == [
        CGRect(x: 46, y: 26, width: 8, height: 8), CGRect(x: 0, y: 0, width: 10, height: 2),
        CGRect(x: 0, y: 10, width: 40, height: 6),
      ])
    host.tap(at: middle)
    host.advance(by: 0.5)
    #expect(abs(host.boxes[1].width - 15) < 0.01)
    host.advance(by: 1)
    #expect(host.boxes[1].width == 20)
    #expect(host.graph.nextWakeUp == nil)
  }

  /// A tag that counts how often any of its kind is compared.
  private struct CountedTag: Hashable {
    final class Count: Sendable {
      nonisolated(unsafe) var comparisons = 0
    }

    let number: Int
    let count: Count

    static func == (lhs: CountedTag, rhs: CountedTag) -> Bool {
      lhs.count.comparisons += 1
      return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(number)
    }
  }

  @Test func `a view among many is found without a look at the others`() {
    let (views, count) = (200, CountedTag.Count())
    var found = 0
    let host = ViewHost(
      Canvas { context, _ in
        count.comparisons = 0
        found = (0..<views).count {
          context.resolveSymbol(id: CountedTag(number: $0, count: count)) != nil
        }
      } symbols: {
        ForEach(0..<views, id: \.self) {
          Color.red.frame(width: 2, height: 2).tag(CountedTag(number: $0, count: count))
        }
      })
    _ = host.boxes
    #expect(found == views && count.comparisons < 10 * views)
  }

  @Test func `a view in a ForEach is found by its identity unless it has a tag`() {
    struct Program: View {
      var body: some View {
        Canvas { context, _ in
          for id in 1...3 {
            guard let bar = context.resolveSymbol(id: id) else { continue }
            context.draw(bar, at: CGPoint(x: 20 * id, y: 10))
          }
        } symbols: {
          ForEach(1...2, id: \.self) { Rectangle().frame(width: CGFloat($0), height: 2) }
          ForEach(1...1, id: \.self) { _ in Rectangle().frame(width: 3, height: 2).tag(3) }
        }
      }
    }
    let drawn = ViewHost(Program()).boxes
    #expect(drawn.map(\.width) == [1, 2, 3])
    #expect(drawn.map(\.midX) == [20, 40, 60])
  }

  @Test func `the size of a canvas moves when layout is animated`() {
    struct Program: View {
      @State private var width = 100.0

      var body: some View {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        .frame(width: width, height: 50)
        .onTapGesture {
          withAnimation(.linear(duration: 1)) { width = 200 }
        }
      }
    }
    let host = ViewHost(Program())
    host.tap(at: middle)
    host.advance(by: 0.25)
    #expect(abs(host.boxes[0].width - 125) < 0.01)
    #expect(abs(host.boxes[0].midX - 160) < 0.01)
  }

  @Test func `a canvas in a timeline is drawn in each frame`() {
    struct Program: View {
      var body: some View {
        TimelineView(.animation) { timeline in
          Canvas { context, _ in
            let x = timeline.date.timeIntervalSinceReferenceDate * 10
            context.fill(Path(CGRect(x: x, y: 0, width: 1, height: 1)), with: .color(.red))
          }
        }
      }
    }
    let host = ViewHost(Program())
    for seconds in [0.5, 1.5, 3] {
      host.advance(by: seconds - host.time.seconds)
      #expect(abs(host.boxes[0].minX - seconds * 10) < 1e-6)
    }
  }
}
