import Testing

@testable import TermAnim

struct LogicalEndTests {
  /// The values of an animation from 0 to 1 in frames of 1/60 s until it ends.
  private func values(_ animation: Animation) -> [Double] {
    var context = AnimationContext<Double>()
    var values: [Double] = []
    while let value = animation.animate(
      value: 1, time: Double(values.count) / 60, context: &context)
    {
      values.append(value)
    }
    return values
  }

  @Test func `an animation that ends when it is complete moves as without that before`() {
    let spring = Animation.spring(response: 0.4, dampingFraction: 0.9)
    let (whole, ending) = (values(spring), values(spring.endingWhenComplete))
    #expect(ending == Array(whole.prefix(24)))
    #expect(abs(1 - (ending.last ?? 0)) < 0.005)
  }

  @Test func `one that is complete at its end is the same`() {
    #expect(values(.linear(duration: 0.5).endingWhenComplete) == values(.linear(duration: 0.5)))
  }
}
