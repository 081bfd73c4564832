import Foundation
import Testing

@testable import TermAnim

@MainActor
struct NestedScrollTests {
  private let size = CGSize(width: 100, height: 100)

  /// Rows of cards, which scroll across, in a column that scrolls down.
  private struct Feed: View {
    var body: some View {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<4) { _ in
            ScrollView(.horizontal, showsIndicators: false) {
              HStack(spacing: 0) {
                ForEach(0..<4) { _ in
                  Color.red.frame(width: 80, height: 60)
                    .scrollTransition(.interactive, axis: .vertical) {
                      $0.opacity($1.isIdentity ? 1 : 0)
                    }
                }
              }
            }
          }
        }
      }
    }
  }

  private func drag(_ host: ViewHost, to end: CGPoint) -> CGPoint? {
    host.pull(from: CGPoint(x: 50, y: 50), to: end)
    host.run(for: 1)
    return host.firstBox?.origin
  }

  @Test func `a drag goes to the scroll view that scrolls the way it goes`() {
    #expect(drag(ViewHost(Feed(), size: size), to: CGPoint(x: 47, y: 20)) == CGPoint(x: 0, y: -30))
    #expect(drag(ViewHost(Feed(), size: size), to: CGPoint(x: 20, y: 47)) == CGPoint(x: -30, y: 0))
  }

  @Test func `a view changes on its way through the scroll view along the axis it watches`() {
    let opacities = ViewHost(Feed(), size: size).drawing.map(\.opacity)
    #expect(opacities.prefix(4) == [1, 1, 1, 1])
    #expect(opacities.dropFirst(4).first.map { $0 > 0 && $0 < 1 } == true)
  }

  /// Rows that tell which one is at the top.
  private struct Pages: View {
    @State var page: Int? = 0
    let seen: (Int?) -> Void

    var body: some View {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 40) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $page)
      .onChange(of: page) { seen($1) }
    }
  }

  @Test func `a position is told while somebody scrolls, once for each view`() {
    var seen: [Int?] = []
    let host = ViewHost(Pages { seen.append($0) }, size: size)
    host.press(at: CGPoint(x: 50, y: 90))
    for y in stride(from: 88.0, through: 10, by: -2) {
      host.advance(by: 1 / 60)
      host.move(to: CGPoint(x: 50, y: y))
    }
    #expect(seen == [1, 2])
    #expect(host.firstBox?.minY == -80)
  }

  @Test func `a position is told as well while the content goes on by itself`() {
    var seen: [Int?] = []
    let host = ViewHost(Pages { seen.append($0) }, size: size)
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 200))
    host.run(for: 2)
    #expect(seen == [1, 2, 3, 4, 5])
  }

  @Test func `content that becomes short while it is held comes back when it is let go`() {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        ScrollView(showsIndicators: false) { Color.red.frame(width: 100, height: 1000 - u) }
      }, size: size)
    host.press(at: CGPoint(x: 50, y: 90))
    host.advance(by: 0.1)
    host.move(to: CGPoint(x: 50, y: 20))
    probe.u = 980
    host.settle()
    host.advance(by: 1)
    host.release(at: CGPoint(x: 50, y: 20))
    host.run(for: 2)
    #expect(abs(host.firstBox?.minY ?? .nan) < 0.5)
  }

  @Test func `a drag that begins tells nothing of the view that is known`() {
    var told: [Int?] = []
    var page: Int? = 0
    let binding = Binding(
      get: { page },
      set: {
        told.append($0)
        page = $0
      })
    let view = ScrollView(showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 40) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: binding)
    let host = ViewHost(view, size: size)
    host.press(at: CGPoint(x: 50, y: 90))
    host.move(to: CGPoint(x: 50, y: 80))
    host.settle()
    #expect(told.isEmpty)
    host.move(to: CGPoint(x: 50, y: 55))
    host.settle()
    #expect(told == [1])
  }
}
