import Testing

@testable import TermAnim

struct AnimationStateTests {
  private enum Count: AnimationStateKey {
    static let defaultValue = 0
  }

  private enum Names: AnimationStateKey {
    static let defaultValue: [String] = []
  }

  @Test func `keys keep values apart and have defaults`() {
    var state = AnimationState<Double>()
    #expect(state[Count.self] == 0)
    state[Count.self] = 3
    state[Names.self].append("a")
    state[Names.self].append("b")
    #expect(state[Count.self] == 3)
    #expect(state[Names.self] == ["a", "b"])
  }

  @Test func `copies go their own ways`() {
    var state = AnimationState<Double>()
    state[Count.self] = 1
    state[Names.self] = ["a"]
    var copy = state
    copy[Count.self] = 2
    state[Names.self] = ["b"]
    #expect((state[Count.self], copy[Count.self]) == (1, 2))
    #expect((state[Names.self], copy[Names.self]) == (["b"], ["a"]))
  }

  @Test func `a context with another state keeps the rest`() {
    var context = AnimationContext<Double>(isLogicallyComplete: true)
    context.state[Count.self] = 4
    let other = context.withState(AnimationState<Float>())
    #expect(other.isLogicallyComplete)
    #expect(other.state[Count.self] == 0)
  }
}
