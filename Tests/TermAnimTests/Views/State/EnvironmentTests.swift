import Testing

@testable import TermAnim

@MainActor
struct EnvironmentTests {
  private struct Asking: View {
    let log: HeldValue<[Int?]>
    @Environment(\.lineLimit) private var limit

    var body: some View {
      Text("ask").onTapGesture { log.value.append(limit) }
    }
  }

  @Test func `what is read in an action alone is what the environment says now`() {
    let (probe, log) = (Probe(), HeldValue<[Int?]>([]))
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        VStack { Asking(log: log) }.environment(\.lineLimit, Int(number))
      })
    for number in [1.0, 2, 3] {
      probe.u = number
      host.settle()
      host.tap(on: "ask")
    }
    #expect(log.value == [1, 2, 3])
  }
}
