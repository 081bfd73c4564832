import Foundation
import Testing

@testable import TermAnim

/// What lies far from the window costs nothing until it comes near.
@MainActor
struct LazySightTests {
  private let probe = Probe()
  private let size = CGSize(width: 100, height: 100)

  private func scroll(_ host: ViewHost, by distance: CGFloat) {
    host.wheel(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: distance))
    host.run(for: 2)
  }

  @Test func `rows are drawn as far beside the window as that is long`() {
    let host = ViewHost(
      ScrollView(showsIndicators: false) {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { _ in Color.red.frame(width: 10, height: 50) }
        }
      }, size: size)
    #expect(host.boxes.map(\.minY) == [0, 50, 100, 150])
    scroll(host, by: 1000)
    #expect(host.boxes.map(\.minY) == [-100, -50, 0, 50, 100, 150])
    scroll(host, by: -1000)
    #expect(host.boxes.first?.minY == 0 && host.boxes.count == 4)
  }

  @Test func `all rows are drawn where what scrolls is not clipped, and where nothing scrolls`() {
    let rows = LazyVStack(spacing: 0) {
      ForEach(0..<20) { _ in Color.red.frame(width: 10, height: 50) }
    }
    let open = ViewHost(ScrollView { rows }.scrollClipDisabled(), size: size)
    #expect(open.boxes.count { $0.width == 10 } == 20)
    #expect(ViewHost(rows, size: size).boxes.count == 20)
  }

  /// A hundred rows that tell where they come to be on the screen.
  private func tellingRows(_ tell: @escaping (Int, CGFloat) -> Void) -> some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<100) { row in
        Color.red.frame(width: 10, height: 50)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minY
          } action: {
            tell(row, $0)
          }
      }
    }
  }

  @Test func `rows hear of their places when they come near`() {
    var told: Set<Int> = []
    let host = ViewHost(
      ScrollView(showsIndicators: false) {
        tellingRows { row, _ in told.insert(row) }
      }, size: size)
    #expect(told.contains(0) && told.contains(1) && told.count < 8)
    scroll(host, by: 1000)
    #expect(told.isSuperset(of: 18..<22) && !told.contains(40))
  }

  @Test func `rows that are jumped to hear of their places, and those that are left do`() {
    var told: [Int: CGFloat] = [:]
    let jump = HeldValue<ScrollViewProxy?>(nil)
    let host = ViewHost(
      ScrollViewReader { proxy in
        ScrollView(showsIndicators: false) {
          tellingRows { told[$0] = $1 }
        }
        .onAppear { jump.value = proxy }
      }, size: size)
    #expect(told[0] == 0 && told[60] == nil)
    jump.value?.scrollTo(60, anchor: .top)
    host.settle()
    #expect(told[60] == 0 && told[61] == 50 && (told[0] ?? 0) < -1000)
  }

  @Test func `a row that an animation takes far away is seen on its way`() {
    let host = ViewHost(
      ProbeView(probe) { _, _, flag in
        ScrollView(showsIndicators: false) {
          LazyVStack(spacing: 0) {
            ForEach(flag ? Array(1..<100) + [0] : Array(0..<100), id: \.self) { row in
              (row == 0 ? Color.green : .red).frame(width: 10, height: 50)
            }
          }
        }
      }, size: size)
    func green() -> CGRect? {
      host.drawing.first { $0.color == Color.green.resolved }?.bounds
    }
    host.animate { probe.flag = true }
    host.advance(by: 0.01)
    #expect((green()?.minY).map { 0 < $0 && $0 < 100 } == true)
  }

  @Test func `a row far away hears of changes`() {
    var bodies: Set<Int> = []
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50) { row in
              Described(value: u) { bodies.insert(row) }.frame(height: 50)
            }
          }
        }
      }, size: size)
    bodies = []
    probe.u = 1
    host.settle()
    #expect(bodies == Set(0..<50))
  }

  private struct Described: View {
    let value: Double
    let note: () -> Void

    var body: some View {
      let _ = note()
      Color.red
    }
  }
}
