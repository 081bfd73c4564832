import Testing

@testable import TermAnim

/// What bodies see of state that is written several times.
@MainActor
struct StateLocationTests {
  private let probe = Probe()
  private let log = MomentLog<Double>()

  private func host() -> ViewHost {
    ViewHost(
      ProbeView(probe) { [log] u, _, _ in
        Color.red.onChange(of: u) { _, new in log.note(new) }
      })
  }

  @Test func `the last value written in a transaction is the one that is seen`() {
    let host = host()
    let before = host.graph.bodyEvaluationCount
    for number in 1...5 { probe.u = Double(number) }
    #expect(probe.u == 5)
    host.settle()
    #expect(log.values == [5])
    #expect(host.graph.bodyEvaluationCount == before + 1)
  }

  @Test func `a value that is set back in a transaction has not changed`() {
    let host = host()
    let before = host.graph.bodyEvaluationCount
    probe.u = 1
    probe.u = 0
    host.settle()
    #expect(host.graph.bodyEvaluationCount == before)
  }

  @Test func `each transaction has its own value`() {
    let host = host()
    for number in [1.0, 2, 3] {
      withAnimation(.linear) {
        probe.u = number / 2
        probe.u = number
      }
    }
    host.settle()
    #expect(log.values == [1, 2, 3])
    probe.u = 4
    host.settle()
    #expect(log.values == [1, 2, 3, 4])
  }

  @Test func `one value is kept however often it is written`() {
    weak var first: Token?
    let object = HeldValue<Binding<Token?>>(.constant(nil))
    let tokens = ViewHost(TokenView(held: object))
    do {
      let token = Token()
      first = token
      object.value.wrappedValue = token
    }
    #expect(first != nil)
    object.value.wrappedValue = Token()
    #expect(first == nil)
    tokens.settle()
  }

  private final class Token {}

  private struct TokenView: View {
    let held: HeldValue<Binding<Token?>>
    @State var token: Token?

    var body: some View {
      held.value = $token
      return Color.red
    }
  }
}
