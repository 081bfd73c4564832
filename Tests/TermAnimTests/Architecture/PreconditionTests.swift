import Testing

@testable import TermAnim

/// The standard library prints "Precondition failed", and in a release build nothing.
struct PreconditionTests {
  @Test func `a programmer's error is told in words that release builds have, too`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = UnitCurve.staircase(count: -3)
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Fatal error: a staircase needs at least one step, not -3"))
  }
}
