import Foundation
import Testing

@testable import TermAnim

/// Every container goes as one, whatever transitions there are inside, and tells these of it.
@MainActor
struct ContainerTransitionTests {
  private let probe = Probe()
  private let log = NoteList()

  /// Notes that it is around, and which phases it goes through; puts a square in front.
  private struct Telling: Transition {
    let log: NoteList

    func body(content: Content, phase: TransitionPhase) -> some View {
      content.overlay { Rectangle().frame(width: 4, height: 4) }
        .onAppear { log.note("appears") }
        .onDisappear { log.note("disappears") }
        .onChange(of: phase) { log.note("\(phase)") }
    }
  }

  private typealias Inner = AnyView
  nonisolated static let names = [
    "stack", "scroll view", "geometry reader", "tabs", "pages", "segments", "navigation", "list",
    "form", "grid",
  ]

  private func container(_ name: String, _ inner: Inner) -> AnyView {
    switch name {
    case "scroll view": AnyView(ScrollView { inner })
    case "geometry reader": AnyView(GeometryReader { _ in inner })
    case "tabs": AnyView(TabView { inner.tabItem { Text("a") } })
    case "pages": AnyView(TabView { inner }.tabViewStyle(.page))
    case "segments":
      AnyView(Picker("", selection: .constant(1)) { inner.tag(1) }.pickerStyle(.segmented))
    case "navigation": AnyView(NavigationStack { inner })
    case "list": AnyView(List { inner })
    case "form": AnyView(Form { inner })
    case "grid": AnyView(LazyVGrid(columns: [GridItem()]) { inner })
    default: AnyView(VStack { inner })
    }
  }

  private func host(_ name: String) -> ViewHost {
    let (log, inner) = (log, Color.red.frame(width: 10, height: 10))
    return ViewHost(
      ProbeView(probe) { u, _, flag in
        ZStack {
          if !flag { container(name, Inner(inner.transition(Telling(log: log)))) }
        }
        .foregroundStyle(Color(white: u))
      })
  }

  @Test(arguments: names)
  func `it tells them when it goes and when it comes back`(name: String) {
    let host = host(name)
    #expect(log.take() == ["appears"])
    withAnimation(.linear(duration: 1)) { probe.flag = true }
    host.advance(by: 0.5)
    #expect(log.take().isEmpty)
    withAnimation(.linear(duration: 1)) { probe.flag = false }
    host.advance(by: 0.5)
    #expect(log.take().isEmpty)
    host.advance(by: 1)
    withAnimation(.linear(duration: 1)) { probe.flag = true }
    host.run(for: 1.5)
    #expect(log.take() == ["disappears"])
    probe.flag = false
    host.settle()
    #expect(log.take() == ["appears"])
    probe.flag = true
    host.settle()
    #expect(log.take() == ["disappears"])
    host.run(for: 1)
    #expect(log.take().isEmpty && host.drawing.isEmpty)
  }

  private func squareIsWhite(_ host: ViewHost) -> Bool {
    host.drawing.contains { $0.bounds?.width == 4 && $0.color?.linearRed == 1 }
  }

  @Test(arguments: names)
  func `it lets them see what has changed around`(name: String) {
    let host = host(name)
    #expect(!squareIsWhite(host))
    probe.u = 1
    host.settle()
    #expect(squareIsWhite(host))
  }

  @Test func `what is presented goes by its own transition, and tells those inside`() {
    let (log, probe) = (log, probe)
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        Color.black.sheet(isPresented: .constant(flag)) {
          VStack { Color.red.frame(width: 10, height: 10).transition(Telling(log: log)) }
        }
      })
    withAnimation { probe.flag = true }
    host.run(for: 2)
    #expect(log.take() == ["appears"])
    withAnimation { probe.flag = false }
    host.run(for: 2)
    #expect(log.take() == ["disappears"])
  }

  /// Black while it comes and goes, white when it is there.
  private struct Fill: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.foregroundStyle(Color(white: phase.isIdentity ? 1 : 0))
    }
  }

  @Test func `what is inside stays as its own transition says while what is around comes`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ZStack {
          if flag {
            VStack { Rectangle().frame(width: 10, height: 10).transition(Fill()) }
              .transition(Fill())
          }
        }
      })
    host.animate { probe.flag = true }
    for _ in 0..<5 {
      #expect(host.drawing.first?.color?.linearRed == 1)
      host.advance(by: 0.25)
    }
  }
}
