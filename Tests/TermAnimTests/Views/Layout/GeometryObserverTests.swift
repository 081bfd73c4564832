import Foundation
import Testing

@testable import TermAnim

/// Views that ask where they are are told when they are shown elsewhere, whatever moves them.
@MainActor
struct GeometryObserverTests {
  /// What a view was told, in order.
  @MainActor
  private final class Told {
    var frames: [CGRect] = []

    var last: CGRect { frames.last ?? .null }
  }

  private let size = CGSize(width: 100, height: 100)

  /// A square of 10 points that notes its frame in `space` whenever it is told another one.
  private func reader(_ told: Told, in space: CoordinateSpace = .global) -> some View {
    GeometryReader { proxy in
      Color.red.onChange(of: proxy.frame(in: space), initial: true) { _, new in
        told.frames.append(new)
      }
    }
    .frame(width: 10, height: 10)
  }

  /// Where a host shows the first thing that it draws.
  private func shown(_ host: ViewHost) -> CGRect {
    host.firstBox ?? .null
  }

  /// Whether a view in what `moved` makes of it is told where it is shown, when `u` goes from 0 to
  /// 1 at once and in each frame of an animation.
  private func expectTold<Moved: View>(
    _ moved: @escaping (AnyView, Double) -> Moved, _ location: SourceLocation = #_sourceLocation
  ) {
    for animation in [nil, Animation.linear(duration: 1)] {
      let (told, probe) = (Told(), Probe())
      let host = ViewHost(
        ProbeView(probe) { u, _, _ in moved(AnyView(reader(told)), u) }, size: size)
      let before = shown(host)
      host.animate(animation) { probe.u = 1 }
      for _ in 0..<4 {
        #expect(told.last.isNear(shown(host), within: 1e-7), sourceLocation: location)
        host.advance(by: 0.3)
      }
      #expect(told.last.isNear(shown(host), within: 1e-7), sourceLocation: location)
      #expect(!told.last.isNear(before, within: 1e-6), sourceLocation: location)
      #expect(told.frames.count == (animation == nil ? 2 : 5), sourceLocation: location)
    }
  }

  @Test func `what changes in a scroll view on its way is told of one place alone in a frame`() {
    let (probe, told) = (Probe(), Told())
    let host = ViewHost(
      ProbeView(probe) { u, v, _ in
        HStack(spacing: 0) {
          Color.blue.frame(width: u)
          ScrollView {
            GeometryReader { proxy in
              let _ = told.frames.append(proxy.frame(in: .global))
              Color.red.frame(width: v)
            }
            .frame(width: 10, height: 10)
          }
          .frame(width: 20)
        }
      }, size: size)
    host.animate { probe.u = 40 }
    host.advance(by: 0.5)
    told.frames = []
    probe.v = 5
    host.advance(by: 0.25)
    #expect(Set(told.frames.map(\.minX)) == [60])
  }

  @Test func `what is made of a place is told anew when that is something else`() {
    let (probe, log) = (Probe(), MomentLog<Double>())
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Color.red.frame(width: 10, height: 10)
          .onGeometryChange(for: Double.self) {
            Double($0.size.width) * u
          } action: {
            log.note($0)
          }
      }, size: size)
    #expect(log.values == [0])
    for number in [2.0, 2, 3] {
      probe.u = number
      host.settle()
    }
    #expect(log.values == [0, 20, 30])
  }

  /// Reads its state in what it makes of its place, and nowhere else.
  private struct Scaled: View {
    let log: MomentLog<Double>
    let held: HeldValue<Binding<Double>>
    @State var scale = 1.0

    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .onAppear { held.value = $scale }
        .onGeometryChange(for: Double.self) {
          Double($0.size.width) * scale
        } action: {
          log.note($0)
        }
    }
  }

  @Test func `what is made of a place is told anew when the state has changed that it reads`() {
    let (log, held) = (MomentLog<Double>(), HeldValue(Binding.constant(0.0)))
    let host = ViewHost(Scaled(log: log, held: held), size: size)
    held.value.wrappedValue = 3
    host.settle()
    #expect(log.values == [10, 30])
  }

  @Test func `a view is told where an effect around it shows it`() {
    expectTold { $0.scaleEffect(1 + $1) }
    expectTold { $0.rotationEffect(.degrees(30 * $1)) }
    expectTold { $0.rotation3DEffect(.degrees(40 * $1), axis: (x: 0, y: 1, z: 0)) }
    expectTold { content, u in content.visualEffect { effect, _ in effect.offset(x: 20 * u) } }
  }

  @Test func `a view is told however far around it the effect is`() {
    expectTold { content, u in
      HStack { content.padding(3).rotationEffect(.degrees(10)) }.frame(width: 40, height: 30)
        .clipped().scaleEffect(1 + u, anchor: .topLeading)
    }
  }

  @Test func `a view is told of a visual effect around it from the beginning`() {
    var places: [CGFloat] = []
    let host = ViewHost(
      Color.red.frame(width: 10, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minX
        } action: {
          places.append($0)
        }
        .visualEffect { effect, _ in effect.offset(x: 20) }, size: size)
    #expect(places.last == 65 && shown(host).minX == 65)
  }

  @Test func `a view is told where a group around it is shown`() {
    expectTold { $0.geometryGroup().offset(x: 30 * $1) }
  }

  @Test func `a view is told where a scroll view around it is shown`() {
    expectTold { content, u in
      ScrollView { content }.frame(width: 40, height: 40).offset(x: 30 * u, y: 3)
    }
  }

  @Test func `a view that moves in with a transition is told of the way`() {
    let (told, probe) = (Told(), Probe())
    let host = ViewHost(
      ProbeView(probe) { _, _, isShown in
        ZStack { if isShown { reader(told).transition(.move(edge: .leading)) } }
      }, size: size)
    host.animate { probe.flag = true }
    for _ in 0..<6 {
      #expect(told.last.isNear(shown(host), within: 1e-7))
      host.advance(by: 0.25)
    }
    #expect(told.last.minX == 45 && told.frames.count > 4)
  }

  @Test func `a view is told where layout takes it, and not of the way there`() {
    for animation in [nil, Animation.linear(duration: 1)] {
      let (told, probe) = (Told(), Probe())
      let host = ViewHost(
        ProbeView(probe) { u, v, _ in reader(told).offset(x: u).position(x: v, y: 50) },
        size: size)
      withAnimation(animation) {
        probe.u = 20
        probe.v = 30
      }
      host.run(for: 1.1)
      #expect(told.frames.map(\.minX) == [-5, 45])
    }
  }

  @Test func `a view is told where the content of a scroll view is, frame by frame`() {
    let moves: [(ViewHost, ScrollViewProxy?) -> Void] = [
      { host, _ in host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 60)) },
      { _, proxy in withAnimation(.linear(duration: 1)) { proxy?.scrollTo("end") } },
    ]
    for move in moves {
      let told = Told()
      var proxy: ScrollViewProxy?
      let host = ViewHost(
        ScrollViewReader { scroll in
          ScrollView {
            reader(told)
            Color.clear.frame(width: 10, height: 400).onAppear { proxy = scroll }.id("end")
          }
          .scrollIndicators(.hidden)
        }, size: size)
      move(host, proxy)
      host.settle()
      for _ in 0..<5 {
        host.advance(by: 0.1)
        #expect(told.last.isNear(shown(host), within: 1e-7))
      }
      #expect(told.frames.count > 2)
    }
  }

  /// The updates that five frames make, after a first one.
  private func updatesOfFrames(of host: ViewHost) -> Int {
    host.advance(by: 0.1)
    let number = host.graph.currentUpdate.number
    for _ in 0..<5 { host.advance(by: 0.1) }
    return host.graph.currentUpdate.number - number
  }

  @Test func `in a space that moves along nothing is told`() {
    let told = Told()
    let (named, probe) = (CoordinateSpace.named("moved"), Probe())
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        reader(told, in: named).padding(4).coordinateSpace(name: "moved").scaleEffect(1 + u)
      }, size: size)
    withAnimation(.linear(duration: 1)) { probe.u = 1 }
    #expect(updatesOfFrames(of: host) == 0)
    host.run(for: 0.5)
    #expect(told.frames == [CGRect(x: 4, y: 4, width: 10, height: 10)])
  }

  @Test func `in a space around what moves the frame there is told`() {
    let (told, probe) = (Told(), Probe())
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        reader(told, in: .named("still")).scaleEffect(1 + u).padding(10)
          .coordinateSpace(name: "still").rotationEffect(.degrees(90 * u))
      }, size: size)
    probe.u = 1
    host.settle()
    #expect(told.frames.map(\.minX) == [10, 5])
  }

  @Test func `the space of a scroll view moves along with it`() {
    let (told, probe) = (Told(), Probe())
    let space = NamedCoordinateSpace.scrollView.coordinateSpace
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        ScrollView { reader(told, in: space) }.frame(width: 40, height: 40).offset(x: u)
      }, size: size)
    withAnimation(.linear(duration: 1)) { probe.u = 30 }
    host.run(for: 1.1)
    #expect(told.frames == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func `the bounds of a space are told again when it grows around a view that stays`() {
    var widths: [CGFloat?] = []
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        GeometryReader { proxy in
          Color.red.onChange(of: proxy.bounds(of: .named("n"))?.width, initial: true) {
            widths.append($1)
          }
        }
        .frame(width: 10, height: 10)
        .frame(width: 20 + u, height: 20, alignment: .leading)
        .coordinateSpace(name: "n")
        .frame(width: 100, height: 20, alignment: .leading)
      }, size: size)
    probe.u = 5
    host.settle()
    #expect(widths == [20, 25])
  }

  @Test func `the bounds of a scroll view are told as they grow, frame by frame`() {
    var heights: [CGFloat?] = []
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        ScrollView {
          GeometryReader { proxy in
            Color.red.onChange(of: proxy.bounds(of: .scrollView)?.height, initial: true) {
              heights.append($1)
            }
          }
          .frame(width: 10, height: 10)
        }
        .frame(width: 40, height: 40 + u)
        .frame(width: 100, height: 100, alignment: .top)
      }, size: size)
    host.animate { probe.u = 20 }
    for _ in 0..<6 { host.advance(by: 0.25) }
    #expect(heights == [40, 45, 50, 55, 60])
  }

  @Test func `a space that takes another name is told of`() {
    let (told, probe) = (Told(), Probe())
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        reader(told, in: .named(1.0)).padding(4).coordinateSpace(name: u).padding(5)
          .coordinateSpace(name: 1.0)
      }, size: size)
    probe.u = 1
    host.settle()
    #expect(told.frames.map(\.minX) == [9, 4])
  }

  @Test func `actions see what the effects around make of the geometry`() {
    let probe = Probe()
    var widths: [CGFloat] = []
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Color.red.frame(width: 10, height: 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).width
          } action: {
            widths.append($0)
          }
          .scaleEffect(1 + u)
      }, size: size)
    host.animate { probe.u = 1 }
    for _ in 0..<6 { host.advance(by: 0.25) }
    #expect(widths == [10, 12.5, 15, 17.5, 20])
  }

  @Test func `numbers that are none are told once`() {
    let (told, probe) = (Told(), Probe())
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in reader(told).scaleEffect(1 + u) }, size: size)
    probe.u = .nan
    host.settle()
    let count = told.frames.count
    host.advance(by: 1)
    #expect(told.frames.count == count && !host.graph.isAnimating)
  }

  @Test func `effects that no reader is in make no updates`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        VStack {
          reader(Told())
          Color.red.frame(width: 10, height: 10).scaleEffect(1 + u).rotationEffect(.degrees(u))
            .geometryGroup()
        }
      }, size: size)
    withAnimation(.linear(duration: 1)) { probe.u = 1 }
    #expect(updatesOfFrames(of: host) == 0)
  }
}
