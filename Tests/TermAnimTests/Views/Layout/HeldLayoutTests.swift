import Foundation
import Testing

@testable import TermAnim

/// What changes inside of a view whose size it does not decide is laid out from there on.
@MainActor
struct HeldLayoutTests {
  /// What the views inside and around show.
  private final class Model: ObservableObject {
    @Published var length: CGFloat = 10
    @Published var isClose = false
    @Published var priority = 0.0
    @Published var isShown = true
    @Published var width: CGFloat? = 100
  }

  /// How often a layout has placed what it arranges; only used on the main actor, as layouts are.
  private final class Count: @unchecked Sendable {
    var placements = 0
  }

  /// Puts everything at its upper left corner, and counts.
  private struct Counting: CornerLayout {
    let count: Count

    func willPlace() { count.placements += 1 }
  }

  /// A layout that keeps no distances, or those of most views.
  private struct Distant: FillingLayout {
    let isClose: Bool

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
      isClose ? .zero : ViewSpacing()
    }
  }

  /// Evaluates its content whenever the model changes, and nothing around.
  private struct Inside<Content: View>: View {
    @ObservedObject var model: Model
    let content: (Model) -> Content

    init(_ model: Model, @ViewBuilder content: @escaping (Model) -> Content) {
      (self.model, self.content) = (model, content)
    }

    var body: some View { content(model) }
  }

  /// A square that grows.
  private struct Square: View {
    let model: Model

    var body: some View {
      Inside(model) { Color.red.frame(width: $0.length, height: $0.length) }
    }
  }

  /// Whether a view shows something else after `change`, and all where it is when it has been so
  /// from the beginning.
  private func isRight<Content: View>(
    _ view: (Model) -> Content, after change: (Model) -> Void
  ) -> Bool {
    let (model, other) = (Model(), Model())
    let host = ViewHost(view(model))
    let before = host.boxes
    change(model)
    host.settle()
    change(other)
    return host.boxes != before && host.boxes == ViewHost(view(other)).boxes
  }

  /// How often the layout around is run when what is inside grows.
  private func runs<Held: View>(_ held: (Model) -> Held) -> Int {
    let (model, count) = (Model(), Count())
    let host = ViewHost(Counting(count: count) { held(model) })
    let before = count.placements
    model.length = 30
    host.settle()
    return count.placements - before
  }

  private func expectHeld<Held: View>(
    _ held: @escaping (Model) -> Held, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(runs(held) == 0, sourceLocation: location)
    #expect(
      isRight({ held($0) }, after: { $0.length = 30 }), sourceLocation: location)
  }

  private func expectTold<Held: View>(
    _ held: @escaping (Model) -> Held, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(runs(held) > 0, sourceLocation: location)
    #expect(
      isRight({ held($0) }, after: { $0.length = 30 }), sourceLocation: location)
  }

  @Test func `a frame of a fixed size keeps to itself what grows in it`() {
    expectHeld { Square(model: $0).frame(width: 100, height: 50) }
  }

  @Test func `a frame with a free length does not`() {
    expectTold { Square(model: $0).frame(width: 100) }
    expectTold { Square(model: $0).frame(height: 100) }
  }

  @Test func `a position keeps to itself what grows there`() {
    expectHeld { Square(model: $0).position(x: 40, y: 30) }
  }

  @Test func `a position that is offered no length does not`() {
    expectTold { Square(model: $0).position(x: 4, y: 3).fixedSize() }
  }

  @Test func `another offset or position moves what it is for, and lays out nothing around`() {
    expectHeld { Inside($0) { Color.red.frame(width: 20, height: 10).offset(x: $0.length) } }
    expectHeld { model in
      Inside(model) { Color.red.frame(width: 20, height: 10).position(x: $0.length, y: 30) }
    }
  }

  @Test func `another position counts around it where a guide goes with it`() {
    let view: (Model) -> _ = { model in
      ZStack(alignment: .leading) {
        Inside(model) {
          Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 5 }
            .position(x: $0.length, y: 30)
        }
        .frame(width: 50, height: 60)
        Color.blue.frame(width: 30, height: 10)
      }
    }
    #expect(isRight(view) { $0.length = 30 })
  }

  @Test func `another offset in a view that is not shown is seen when that is shown`() {
    let view: (Model) -> _ = { model in
      Inside(model) { shown in
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: shown.isShown ? 50 : 500, height: 10)
          Inside(model) { Color.blue.frame(width: 20, height: 10).offset(x: $0.length) }
        }
      }
    }
    let model = Model()
    model.isShown = false
    let host = ViewHost(view(model))
    let before = host.boxes
    for change in [{ model.isShown = true }, { model.length = 30 }, { model.isShown = false }] {
      change()
      host.settle()
    }
    #expect(host.boxes != before && host.boxes == ViewHost(view(model)).boxes)
  }

  @Test func `a geometry reader keeps to itself what grows in it`() {
    expectHeld { model in GeometryReader { _ in Square(model: model) } }
  }

  @Test func `one that holds inside of another is placed where that puts it`() {
    expectHeld { model in
      HStack {
        Square(model: model)
        Square(model: model).frame(width: 40, height: 40)
        GeometryReader { space in
          VStack {
            Square(model: model)
            Square(model: model).frame(width: space.size.width / 2, height: 50)
          }
        }
      }
      .frame(width: 200, height: 100)
    }
  }

  @Test func `a frame that becomes free is measured again`() {
    let view: (Model) -> _ = { model in
      HStack {
        Inside(model) { inner in Square(model: model).frame(width: inner.width, height: 50) }
        Color.blue
      }
    }
    #expect(isRight(view) { ($0.length, $0.width) = (30, nil) })
  }

  @Test func `distances of what is in a frame or a reader are kept around it`() {
    let framed: (Model) -> _ = { model in
      HStack {
        Inside(model) { Distant(isClose: $0.isClose) {} }.frame(width: 20, height: 20)
        Distant(isClose: true) { Color.blue }.frame(width: 20, height: 20)
      }
    }
    let read: (Model) -> _ = { model in
      HStack {
        GeometryReader { _ in Inside(model) { Distant(isClose: $0.isClose) {} } }
        Distant(isClose: true) { Color.blue }.frame(width: 20, height: 20)
        Distant(isClose: true) { Color.green }
      }
    }
    #expect(isRight(framed) { $0.isClose = true })
    #expect(isRight(read) { $0.isClose = true })
  }

  @Test func `a priority set in a frame counts around it`() {
    let view: (Model) -> _ = { model in
      ZStack {
        Inside(model) { Color.red.layoutPriority($0.priority) }.frame(width: 20, height: 20)
        Color.blue.frame(width: 60, height: 60)
      }
      .background(Color.green)
    }
    #expect(isRight(view) { $0.priority = 1 })
  }

  @Test func `a guide that comes to be set in a frame counts around it`() {
    let view: (Model) -> _ = { model in
      // A stack would ask for the distances that the content keeps.
      ZStack(alignment: .leading) {
        ViewThatFits(in: .horizontal) {
          Inside(model) { Color.red.frame(width: $0.length) }
          Color.green.frame(width: 10).alignmentGuide(.leading) { _ in 20 }
        }
        .frame(width: 50, height: 20)
        .frame(width: 60, height: 20)
        Color.blue.frame(width: 30, height: 10)
      }
    }
    #expect(isRight(view) { $0.length = 100 })
  }

  @Test func `what grows in a view that is not shown is laid out when that is shown`() {
    let (model, count) = (Model(), Count())
    let host = ViewHost(
      Inside(model) { shown in
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: shown.isShown ? 50 : 500, height: 10)
          Counting(count: count) { Square(model: model) }.frame(width: 60, height: 60)
        }
      })
    model.isShown = false
    host.settle()
    model.isShown = true
    host.settle()
    let before = count.placements
    model.length = 30
    host.settle()
    #expect(before > 0 && count.placements == before)
    model.isShown = false
    host.settle()
    #expect(count.placements > before)
    #expect(host.boxes.map(\.size) == [CGSize(width: 30, height: 30)])
  }

  @Test func `what changes in a frame is laid out there while it leaves, too`() {
    let model = Model()
    let host = ViewHost(
      Inside(model) { shown in
        ZStack {
          if shown.isShown {
            VStack { Square(model: model) }.frame(width: 80, height: 80)
              .transition(.opacity.animation(.linear(duration: 1)))
          }
        }
      })
    let grown = ViewHost(Color.red.frame(width: 30, height: 30)).boxes
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    host.advance(by: 0.5)
    model.length = 30
    host.advance(by: 0.1)
    #expect(host.boxes == grown)
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    host.run(for: 3)
    #expect(host.boxes == grown)
  }

  @Test func `the outer one is laid out first, so that nothing is placed where it does not stay`() {
    let (model, count) = (Model(), Count())
    let host = ViewHost(
      VStack(spacing: 0) {
        Square(model: model)
        Counting(count: count) { Square(model: model) }.frame(width: 60, height: 60)
      }
      .frame(width: 100, height: 150))
    let before = count.placements
    model.length = 30
    host.settle()
    #expect(count.placements == before + 1)
    #expect(host.boxes.map(\.minY) == [51, 96])
  }

  /// A host that shows a panel for what moves in a frame when `u` changes.
  private func panelHost(_ probe: Probe) -> ViewHost {
    ViewHost(
      ProbeView(probe) { height, _, isOpen in
        VStack(spacing: 0) {
          Color.red.frame(height: height)
          Color.blue.frame(width: 20, height: 8)
            .popover(isPresented: .constant(isOpen)) { Text("panel") }
        }
        .frame(width: 100, height: 100, alignment: .top)
      })
  }

  /// The panel of a host where its view is already at 40.
  private var panelBelow: CGRect? {
    let probe = Probe()
    let host = panelHost(probe)
    probe.u = 40
    host.settle()
    probe.flag = true
    host.run(for: 2)
    return host.boxes.last
  }

  @Test func `a panel comes below what it belongs to when that moves in a frame meanwhile`() {
    let probe = Probe()
    let host = panelHost(probe)
    (probe.u, probe.flag) = (40, true)
    host.run(for: 2)
    #expect(host.boxes.last == panelBelow)
  }

  @Test func `a panel that opens is at its place at once when what it belongs to moves there`() {
    let probe = Probe()
    let host = panelHost(probe)
    withAnimation(.linear(duration: 1)) {
      probe.u = 40
      probe.flag = true
    }
    host.settle()
    for _ in 0..<4 {
      host.advance(by: 0.1)
      #expect(host.boxes.last == panelBelow)
    }
  }

  @Test func `a panel goes with the effects around what it belongs to`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, isOpen in
        Color.blue.frame(width: 20, height: 8)
          .popover(isPresented: .constant(isOpen)) { Text("panel") }
          .transformEffect(CGAffineTransform(translationX: 0, y: v))
          .frame(width: 100, height: 100, alignment: .top)
      })
    probe.flag = true
    host.run(for: 2)
    #expect(host.boxes.last != panelBelow)
    withAnimation(.linear(duration: 1)) { probe.v = 40 }
    host.run(for: 2)
    #expect(host.boxes.last == panelBelow)
  }

  @Test func `a panel goes with what it belongs to`() {
    let probe = Probe()
    let host = panelHost(probe)
    probe.flag = true
    host.run(for: 2)
    #expect(host.boxes.last != panelBelow)
    probe.u = 40
    host.run(for: 2)
    #expect(host.boxes.last == panelBelow)
  }

  @Test func `a match follows its source, which moves in a frame of a fixed size`() {
    struct Matched: View {
      let model: Model
      @Namespace private var space

      var body: some View {
        ZStack {
          Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
          VStack(spacing: 0) {
            Square(model: model)
            Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
          }
          .frame(width: 100, height: 100, alignment: .top)
        }
      }
    }
    #expect(isRight({ Matched(model: $0) }) { $0.length = 30 })
  }

  @Test func `a symbol of a canvas is drawn anew when it changes in a frame`() {
    let view: (Model) -> _ = { model in
      Canvas { context, size in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
      } symbols: {
        Square(model: model).frame(width: 50, height: 50).tag(1)
      }
    }
    #expect(isRight(view) { $0.length = 30 })
  }

  @Test func `a panel that leaves while its view is moved by an effect costs few updates`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { _, v, isOpen in
        Color.blue.frame(width: 20, height: 8)
          .popover(isPresented: .constant(isOpen)) { Text("panel") }
          .scaleEffect(1 + v)
          .frame(width: 100, height: 100, alignment: .top)
      })
    for isOpen in [true, false, true] {
      withAnimation(.linear(duration: 1)) {
        probe.flag = isOpen
        probe.v += 1
      }
      host.settle()
      let counts = (0..<15).map { _ in
        let number = host.graph.currentUpdate.number
        host.advance(by: 0.1)
        return host.graph.currentUpdate.number - number
      }
      // The frame in which the panel has gone takes two more to tell so.
      #expect(counts.filter { $0 > 3 }.count <= 1 && counts.allSatisfy { $0 <= 5 })
    }
    let rest = host.boxes.last
    probe.flag = false
    host.run(for: 2)
    probe.flag = true
    host.run(for: 2)
    #expect(host.boxes.last == rest)
  }
}
