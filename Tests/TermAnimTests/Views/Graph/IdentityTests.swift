import Foundation
import Testing

@testable import TermAnim

@MainActor
struct IdentityTests {
  @Test func `a view with another identity begins with fresh state`() {
    let probe = Probe()
    let host = ViewHost(ProbeView(probe) { u, v, _ in Tally().offset(x: u).id(v) })
    host.tap(at: CGPoint(x: 160, y: 96))
    #expect(host.firstWidth == 2)
    probe.u = 1
    host.settle()
    #expect(host.firstWidth == 2)
    probe.v = 1
    host.settle()
    #expect(host.firstWidth == 1)
  }

  @Test func `a namespace is the view's own and stays`() {
    let probe = Probe()
    var seen: [Namespace.ID] = []
    let host = ViewHost(
      ProbeView(probe) { _, v, _ in
        HStack {
          Named(v: v) { seen.append($0) }
          Named(v: v) { seen.append($0) }
        }
      })
    probe.v = 1
    host.settle()
    #expect(seen.count == 4)
    #expect(seen[0] == seen[2] && seen[1] == seen[3])
    #expect(seen[0] != seen[1])
    #expect(Set(seen).count == 2)
  }
}

private struct Tally: View {
  @State private var count = 1.0

  var body: some View {
    Color.red.frame(width: count, height: 10)
      .onTapGesture { count += 1 }
  }
}

private struct Named: View {
  @Namespace private var namespace
  let v: Double
  let see: (Namespace.ID) -> Void

  var body: some View {
    see(namespace)
    return Color.red
  }
}
