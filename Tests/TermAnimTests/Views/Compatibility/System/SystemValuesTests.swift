import Testing

@testable import TermAnim

@MainActor
struct SystemValuesTests {
  private struct Reader: View {
    @Environment(\.requestReview) private var requestReview
    @Environment(\.isSceneCaptured) private var isCaptured
    @Environment(\.buttonRepeatBehavior) private var repeats
    @Environment(\.backgroundProminence) private var ground
    @Environment(\.headerProminence) private var header

    var body: some View {
      VStack {
        Button("review") { requestReview() }
        Text(isCaptured ? "captured" : "free")
        Text(repeats == .enabled ? "repeats" : "once")
        Text(ground == .increased ? "loud" : "quiet")
        Text(header == .increased ? "loud header" : "quiet header")
      }
    }
  }

  @Test func `values of the system can be read, and those that are set are what was set`() {
    let usual = ViewHost(Reader())
    #expect(usual.tap(on: "review"))
    #expect(usual.strings == ["review", "free", "once", "quiet", "quiet header"])
    let set = ViewHost(
      Reader()
        .buttonRepeatBehavior(.enabled)
        .environment(\.backgroundProminence, .increased)
        .headerProminence(.increased))
    #expect(set.strings == ["review", "free", "repeats", "loud", "loud header"])
  }
}
