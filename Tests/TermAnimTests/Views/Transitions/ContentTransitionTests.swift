import Testing

@testable import TermAnim

@MainActor
struct ContentTransitionTests {
  @Test func `contents change as the innermost modifier around them says`() {
    struct Probe: View {
      @Environment(\.contentTransition) private var transition
      let log: MomentLog<ContentTransition>

      var body: some View {
        log.note(transition)
        return EmptyView()
      }
    }
    let log = MomentLog<ContentTransition>()
    _ = ViewHost(
      VStack {
        Probe(log: log)
        Probe(log: log).contentTransition(.numericText(countsDown: true)).contentTransition(
          .opacity)
        Probe(log: log).contentTransition(.numericText(value: 3))
      })
    #expect(
      log.values == [.interpolate, .numericText(countsDown: true), .numericText(value: 3)])
    #expect(ContentTransition.numericText() != .numericText(countsDown: true))
  }
}
