import Testing

@testable import TermAnim

/// A number that is not the same again after its data were set, as some colours are not.
private struct Rounded: Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue.rounded() }
  }
}

struct AnimatedValueTests {
  @Test func `the end of a way is the value that was set, not one made from its data`() {
    var number = AnimatedValue(Rounded(value: 0.25))
    let transaction = Transaction(animation: .linear(duration: 1))
    let isRunning = [
      number.change(to: Rounded(value: 8.75), with: transaction, at: .zero),
      number.step(to: FrameTime(seconds: 0.5)),
    ]
    #expect(isRunning == [true, true])
    #expect(number.presented.value == 5)
    let isRunningStill = number.step(to: FrameTime(seconds: 1.1))
    #expect(!isRunningStill)
    #expect(number.presented.value == 8.75)
  }
}
