import Foundation
import Testing

@testable import TermAnim

@MainActor
struct UnanimatedPresentationTests {
  private let probe = Probe()

  private func top(of text: String, in host: ViewHost) -> CGFloat? {
    host.drawing.compactMap { $0.frame(ofText: text) }.first?.minY
  }

  private func binding(_ isOn: Bool) -> Binding<Bool> {
    Binding(get: { isOn }, set: { [probe] in probe.flag = $0 })
  }

  @Test func `a cover is there, and gone, at once where its view disables animations`() {
    func host(disables: Bool) -> ViewHost {
      probe.flag = false
      return ViewHost(
        ProbeView(probe) { [self] _, _, isOn in
          Color.red.fullScreenCover(isPresented: binding(isOn)) { Text("over") }
            .transaction { if disables { $0.disablesAnimations = true } }
        })
    }
    for disables in [false, true] {
      let host = host(disables: disables)
      probe.flag = true
      host.settle()
      let first = top(of: "over", in: host)
      host.run(for: 2)
      let last = top(of: "over", in: host)
      #expect((first == last) == disables)
      probe.flag = false
      host.settle()
      #expect((top(of: "over", in: host) == nil) == disables)
    }
  }

  @Test func `a page is there at once when what asks for it is not animated`() {
    func first(disables: Bool) -> CGFloat? {
      probe.flag = false
      let host = ViewHost(
        ProbeView(probe) { [self] _, _, isOn in
          NavigationStack {
            Text("root").navigationDestination(isPresented: binding(isOn)) { Text("page") }
          }
        })
      withTransaction(\.disablesAnimations, disables) { probe.flag = true }
      host.settle()
      return host.drawing.compactMap { $0.frame(ofText: "page") }.first?.minX
    }
    let (moving, still) = (first(disables: false), first(disables: true))
    #expect((moving ?? 0) > (still ?? .infinity) + 100)
  }

  @Test func `a page that is asked for from the beginning is there at once, too`() {
    let host = ViewHost(
      NavigationStack {
        Text("root").navigationDestination(isPresented: .constant(true)) { Text("page") }
      }
      .transaction { $0.disablesAnimations = true })
    let first = host.frame(of: "page")
    host.run(for: 2)
    #expect(first != nil && host.frame(of: "page") == first)
  }

  @Test func `so is one that a view asks for as it appears`() {
    func first(disables: Bool) -> CGFloat? {
      probe.flag = false
      let host = ViewHost(
        ProbeView(probe) { _, _, isOn in
          NavigationStack {
            if isOn {
              Text("root").navigationDestination(isPresented: .constant(true)) { Text("page") }
            }
          }
        })
      withTransaction(\.disablesAnimations, disables) { probe.flag = true }
      host.settle()
      return host.frame(of: "page")?.minX
    }
    let (moving, still) = (first(disables: false), first(disables: true))
    #expect((moving ?? 0) > (still ?? .infinity) + 100)
  }

  @Test func `an update that says that it is animated is, where the others are not`() {
    let host = ViewHost(
      ProbeView(probe) { [self] _, _, isOn in
        Color.red.fullScreenCover(isPresented: binding(isOn)) { Text("over") }
          .transaction { if $0.animation == nil { $0.disablesAnimations = true } }
      })
    withAnimation(.linear(duration: 1)) { probe.flag = true }
    host.settle()
    let first = top(of: "over", in: host)
    host.run(for: 2)
    #expect(first != top(of: "over", in: host))
  }

  @Test func `a cover may have another ground, and what is behind is seen through it`() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    func isCovered(_ cover: some View) -> Bool {
      let host = ViewHost(
        Color(red: 1, green: 0, blue: 0).fullScreenCover(isPresented: .constant(true)) { cover })
      host.run(for: 2)
      let drawing = host.drawing
      guard let ground = drawing.firstIndex(where: { $0.color == red }) else { return true }
      return drawing[(ground + 1)...].contains {
        ($0.color?.opacity ?? 0) == 1 && $0.opacity == 1 && $0.bounds?.size == host.graph.size
      }
    }
    #expect(isCovered(Text("over")))
    #expect(!isCovered(Text("over").presentationBackground(.clear)))
    #expect(!isCovered(Text("over").presentationBackground { Color.blue.opacity(0.5) }))
  }
}
