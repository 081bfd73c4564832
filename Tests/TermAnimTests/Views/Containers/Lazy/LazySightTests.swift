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

  @Test func `rows hear of their places when they come near`() {
    var told: Set<Int> = []
    let host = ViewHost(
      ScrollView(showsIndicators: false) {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { row in
            Color.red.frame(width: 10, height: 50)
              .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .global).minY
              } action: { _ in
                told.insert(row)
              }
          }
        }
      }, size: size)
    #expect(told.contains(0) && told.contains(1) && told.count < 8)
    scroll(host, by: 1000)
    #expect(told.isSuperset(of: 18..<22) && !told.contains(40))
  }

  /// A row that counts how often it is described.
  private struct Row: View {
    let text: String
    let height: CGFloat
    let described: () -> Void

    var body: some View {
      let _ = described()
      Text(text).frame(height: height)
    }
  }

  @Test func `rows beyond the window are described anew when they come there`() {
    var count = 0
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        ScrollView(showsIndicators: false) {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { row in
              Row(text: "\(row) of \(Int(u))", height: row < 50 ? 40 : 40 + u) { count += 1 }
            }
          }
        }
      }, size: size)
    #expect(count >= 100)
    count = 0
    probe.u = 8
    host.settle()
    #expect(count < 10 && host.strings.contains("0 of 8"))
    scroll(host, by: 2000)
    let seen = host.strings.filter { text in
      host.frames(of: text).contains { $0.minY >= 0 && $0.maxY <= 100 }
    }
    #expect(!seen.isEmpty && seen.allSatisfy { $0.hasSuffix("of 8") })
    // Those that are seen are as high as they are described.
    let tops = ["51 of 8", "52 of 8"].compactMap { host.frame(of: $0)?.minY }
    #expect(tops.count == 2 && tops[1] - tops[0] == 48)
  }

  @Test func `a row that comes, and one of several views, is described at once`() {
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        ScrollView(showsIndicators: false) {
          LazyVStack(spacing: 0) {
            ForEach(0..<(20 + Int(u)), id: \.self) { _ in
              Color.red.frame(width: 10, height: 50)
              if u > 0 { Color.blue.frame(width: 10, height: 50) }
            }
          }
        }
        .defaultScrollAnchor(.bottom)
      }, size: size)
    probe.u = 1
    host.settle()
    host.key(.end)
    host.run(for: 2)
    #expect(host.boxes.last?.maxY == 100)
    host.key(.home)
    host.run(for: 2)
    #expect(host.boxes.first?.minY == 0)
    #expect(host.boxes.prefix(2).map(\.minY) == [0, 50])
  }

  @Test func `rows of a list are described at once, as keys may choose them`() {
    var count = 0
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        List(0..<30) { row in Row(text: "\(row) of \(Int(u))", height: 40) { count += 1 } }
      }, size: size)
    count = 0
    probe.u = 8
    host.settle()
    #expect(count == 30)
  }
}
