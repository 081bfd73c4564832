import Foundation
import Testing

@testable import TermAnim

/// Transactions that only a modifier sees, and modifiers that do nothing.
@MainActor
struct ModifierTransactionTests {
  private let log = RecordingLog()
  private let probe = Probe()

  private struct Softening: ViewModifier {
    let amount: Double

    func body(content: Content) -> some View { content.blur(radius: amount * 3) }
  }

  @Test func `a modifier with an animation moves alone`() {
    let host = ViewHost(
      ProbeView(probe) { [log] _, v, _ in
        Rectangle().opacity(1 - v / 2)
          .modifier(Softening(amount: v).animation(log.animation()))
          .contrast(1 + v)
      })
    probe.v = 1
    host.settle()
    #expect(log.entries == [RecordingLog.Entry(tag: "A", delta: [3])])
  }

  @Test func `a modifier may change its transactions, and what it modifies keeps its own`() {
    let host = ViewHost(
      ProbeView(probe) { [log] _, v, _ in
        Rectangle().opacity(1 - v / 2)
          .modifier(Softening(amount: v).transaction { $0.animation = log.animation("C") })
      })
    host.animate(log.animation("B")) { probe.v = 1 }
    #expect(Set(log.entries.map(\.tag)) == ["B", "C"])
    #expect(log.entries.contains(RecordingLog.Entry(tag: "C", delta: [3])))
    #expect(log.entries.contains(RecordingLog.Entry(tag: "B", delta: [-0.5])))
  }

  @Test func `a modifier that is empty, and shaders, leave a view as it is`() {
    let plain = ViewHost(Rectangle().frame(width: 20)).displayList
    #expect(ViewHost(Rectangle().frame(width: 20).modifier(EmptyModifier())).displayList == plain)
    #expect(
      ViewHost(Rectangle().frame(width: 20).modifier(EmptyModifier.identity.concat(Still())))
        .displayList == plain)
  }

  private struct Still: ViewModifier {
    func body(content: Content) -> some View {
      content.visualEffect { effect, _ in
        effect
          .colorEffect(ShaderLibrary.tint(.float(1)))
          .distortionEffect(ShaderLibrary.bundle(.main).wave(.float(1)), maxSampleOffset: .zero)
          .layerEffect(ShaderLibrary(data: Data()).lens(.float(1)), maxSampleOffset: .zero)
      }
    }
  }

  @Test func `a view is found in a value of any type, and nothing else is`() {
    #expect(AnyView(_fromValue: 7) == nil)
    let pair = TupleView(Text("one"), Text("two"))
    let parts = Mirror(reflecting: pair.value).children.compactMap { AnyView(_fromValue: $0.value) }
    #expect(parts.count == 2)
    let stack = VStack { ForEach(parts.indices, id: \.self) { parts[$0] } }
    #expect(ViewHost(stack).strings == ["one", "two"])
  }
}
