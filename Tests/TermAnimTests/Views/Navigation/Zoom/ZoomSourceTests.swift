import Foundation
import Testing

@testable import TermAnim

/// The views out of which pages grow, and into which they go back.
@MainActor
struct ZoomSourceTests {
  private static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private static let green = Color.Resolved(red: 0, green: 1, blue: 0)

  /// Green sources in a row that are known by some names, and a red page that grows out of one of
  /// them.
  private struct Row: View {
    @Namespace private var namespace
    let probe: Probe
    let names: (_ u: Double) -> [String]
    var left: CGFloat = 0
    var startsOnPage = false
    @State private var path: [String] = []

    var body: some View {
      ProbeView(probe) { u, v, flag in
        NavigationStack(path: $path) {
          VStack {
            HStack(spacing: 40) {
              ForEach(Array(names(u).enumerated()), id: \.offset) { index, name in
                if !flag {
                  Color(red: 0, green: 1, blue: 0).frame(width: 20, height: 10)
                    .matchedTransitionSource(id: name, in: namespace)
                    .transition(.move(edge: .bottom))
                }
              }
            }
            .frame(height: 20)
            Button("Go") { path = ["a"] }
          }
          .padding(.top, v)
          .navigationDestination(for: String.self) { name in
            Color(red: 1, green: 0, blue: 0)
              .navigationTransition(.zoom(sourceID: name, in: namespace))
          }
        }
        .padding(.leading, left)
      }
      .onAppear { if startsOnPage { path = ["a"] } }
    }
  }

  /// Where the page is at the beginning of its way, or at its end.
  private func first(in host: ViewHost, after act: () -> Void) throws -> CGRect {
    act()
    host.advance(by: 1 / 120)
    return try #require(host.seen(Self.red))
  }

  private func last(in host: ViewHost, after act: () -> Void) throws -> CGRect {
    act()
    var last = CGRect.null
    for _ in 0..<200 {
      host.advance(by: 1 / 120)
      if let page = host.seen(Self.red) { last = page }
    }
    #expect(host.seen(Self.red) == nil)
    return last
  }

  private func sources(in host: ViewHost) -> [CGRect] {
    host.drawing.filter { $0.color == Self.green }.compactMap(\.bounds)
  }

  private func center(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

  private func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
    hypot(center(a).x - center(b).x, center(a).y - center(b).y)
  }

  @Test(arguments: [0, 120] as [CGFloat])
  func `a page grows out of its source wherever the stack is`(left: CGFloat) throws {
    let host = ViewHost(Row(probe: Probe(), names: { _ in ["b", "a"] }, left: left))
    let source = try #require(sources(in: host).last)
    let page = try first(in: host) { host.tap(on: "Go") }
    #expect(distance(page, source) < 12 && page.width < 60)
    host.run(for: 2)
    #expect(distance(try last(in: host) { host.key(.escape) }, source) < 6)
  }

  @Test func `a source is known by the name that it has now`() throws {
    let probe = Probe()
    let host = ViewHost(Row(probe: probe, names: { $0 == 0 ? ["a", "b"] : ["b", "a"] }))
    probe.u = 1
    host.settle()
    let places = sources(in: host)
    let page = try first(in: host) { host.tap(on: "Go") }
    #expect(distance(page, places[1]) < 12)
  }

  @Test func `of several sources the first counts that is there`() throws {
    let probe = Probe()
    let host = ViewHost(Row(probe: probe, names: { $0 == 0 ? ["a", "a", "a"] : ["c", "a", "a"] }))
    probe.u = 1
    host.settle()
    let places = sources(in: host)
    let page = try first(in: host) { host.tap(on: "Go") }
    #expect(distance(page, places[1]) < 12)
  }

  @Test func `a source that comes back is one again, and one that leaves is none`() throws {
    let probe = Probe()
    let host = ViewHost(Row(probe: probe, names: { _ in ["a"] }))
    withAnimation(.linear(duration: 1)) { probe.flag = true }
    host.advance(by: 0.5)
    #expect(sources(in: host).count == 1)
    host.tap(on: "Go")
    host.advance(by: 0.1)
    #expect(try #require(host.seen(Self.red)).height > 150)
    host.run(for: 2)
    host.key(.escape)
    host.run(for: 2)
    probe.flag = false
    host.settle()
    let source = try #require(sources(in: host).first)
    #expect(distance(try first(in: host) { host.tap(on: "Go") }, source) < 12)
  }

  @Test func `a page goes back to where its source is by then`() throws {
    let probe = Probe()
    let host = ViewHost(Row(probe: probe, names: { _ in ["a"] }))
    let before = try #require(sources(in: host).first)
    host.tap(on: "Go")
    host.run(for: 2)
    probe.v = 80
    host.settle()
    let end = try last(in: host) { host.key(.escape) }
    let source = try #require(sources(in: host).first)
    #expect(distance(source, before) > 30)
    #expect(distance(end, source) < 6)
  }

  @Test func `a page that is there from the start goes back into its source`() throws {
    let host = ViewHost(Row(probe: Probe(), names: { _ in ["a"] }, startsOnPage: true))
    host.run(for: 2)
    #expect(try #require(host.seen(Self.red)).width == 320)
    let end = try last(in: host) { host.key(.escape) }
    #expect(distance(end, try #require(sources(in: host).first)) < 6)
  }

  @Test func `a page that another takes the place of goes back into its own source`() throws {
    struct Replacing: View {
      @Namespace private var namespace
      @State private var path: [String] = []

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Color(red: 0, green: 1, blue: 0).frame(width: 20, height: 10)
              .matchedTransitionSource(id: "a", in: namespace)
            Button("Go") { path = ["a"] }
          }
          .navigationDestination(for: String.self) { name in
            Color(red: name == "a" ? 1 : 0, green: 0, blue: name == "a" ? 0 : 1)
              .onTapGesture { path = ["b"] }
              .navigationTransition(
                name == "a" ? .zoom(sourceID: name, in: namespace) : .automatic)
          }
        }
      }
    }
    let host = ViewHost(Replacing())
    let source = try #require(host.seen(Self.green))
    host.tap(on: "Go")
    host.run(for: 2)
    let end = try last(in: host) { host.tap(at: CGPoint(x: 160, y: 100)) }
    #expect(distance(end, source) < 6)
  }
}
