import Foundation
import Testing

@testable import TermAnim

/// A row that grows by five points each time it appears, and tells of it.
private struct CountingRow: View {
  let id: Int
  let log: (String) -> Void
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onAppear {
        width += 5
        log("+\(id)")
      }
      .onDisappear { log("-\(id)") }
  }
}

@MainActor
struct ForEachNodeTests {
  private let probe = Probe()

  private func host(log: @escaping (String) -> Void) -> ViewHost {
    ViewHost(
      ProbeView(probe) { _, v, flag in
        ZStack {
          ForEach(flag ? [1, 3] : v == 0 ? [1, 2, 3] : [1, 2, 3, 4], id: \.self) { id in
            CountingRow(id: id, log: log).transition(.opacity)
          }
        }
      })
  }

  private func widths(_ host: ViewHost) -> [CGFloat] {
    host.drawing.compactMap { $0.bounds?.width }
  }

  @Test func `a row that goes says so when it is no longer seen`() {
    var log: [String] = []
    let host = host { log.append($0) }
    host.settle()
    #expect(Set(log) == ["+1", "+2", "+3"])
    log = []
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    #expect(log == [])
    #expect(host.drawing.count == 3)
    host.run(for: 1)
    #expect(host.drawing.count == 2)
    #expect(log == ["-2"])
  }

  @Test func `a row that comes back while it is seen leaving is the row it was`() {
    var log: [String] = []
    let host = host { log.append($0) }
    host.settle()
    host.animate { probe.flag = true }
    host.advance(by: 0.5)
    log = []
    host.animate { probe.flag = false }
    host.run(for: 2)
    #expect(log == [])
    #expect(widths(host) == [15, 15, 15])
    #expect(host.drawing.allSatisfy { $0.opacity == 1 })
  }

  @Test func `a row that comes back after it was gone begins anew`() {
    var log: [String] = []
    let host = host { log.append($0) }
    host.settle()
    host.animate { probe.flag = true }
    host.run(for: 2)
    probe.flag = false
    host.settle()
    host.settle()
    #expect(widths(host) == [15, 15, 15])
  }

  @Test func `a row that is taken out twice leaves twice`() {
    var log: [String] = []
    let host = host { log.append($0) }
    host.settle()
    for _ in 0..<2 {
      host.animate { probe.flag = true }
      host.advance(by: 0.3)
      log = []
      host.animate { probe.flag = false }
      host.advance(by: 0.3)
      #expect(log == [])
    }
    host.run(for: 2)
    #expect(widths(host) == [15, 15, 15])
  }

  @Test func `rows of one identity come, stay and go each`() {
    var log: [String] = []
    var ids = [1, 1, 2]
    let host = ViewHost(
      ProbeView(probe) { [read = { ids }] v, _, _ in
        VStack(spacing: 0) {
          ForEach(v >= 0 ? read() : [], id: \.self) { CountingRow(id: $0) { log.append($0) } }
        }
      })
    host.settle()
    #expect(log == ["+1", "+1", "+2"])
    for (next, told) in [([2, 3, 3], ["-1", "-1", "+3", "+3"]), ([3, 4, 3], ["-2", "+4"])] {
      (log, ids) = ([], next)
      probe.u += 1
      host.settle()
      #expect(log.sorted() == told.sorted())
    }
    #expect(widths(host) == [15, 15, 15])
  }

  @Test func `rows that stay see what is new while others come`() {
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        VStack(spacing: 0) {
          ForEach(v == 0 ? [1, 2] : [1, 2, 3], id: \.self) { id in
            Color.red.frame(width: CGFloat(id) * 10 + v, height: 10)
          }
        }
      })
    #expect(widths(host) == [10, 20])
    probe.v = 1
    host.settle()
    #expect(widths(host) == [11, 21, 31])
  }
}
