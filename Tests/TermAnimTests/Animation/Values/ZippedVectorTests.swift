import Testing

@testable import TermAnim

/// Numbers as programs put them in a vector: sums are as long as the shorter of two lists, and zero
/// is a list of one.
private struct ZippedVector: VectorArithmetic, Animatable {
  var numbers: [Double]

  var animatableData: ZippedVector {
    get { self }
    set { self = newValue }
  }

  static var zero: ZippedVector { ZippedVector(numbers: [0]) }

  static func + (a: ZippedVector, b: ZippedVector) -> ZippedVector {
    ZippedVector(numbers: zip(a.numbers, b.numbers).map(+))
  }

  static func - (a: ZippedVector, b: ZippedVector) -> ZippedVector {
    ZippedVector(numbers: zip(a.numbers, b.numbers).map(-))
  }

  mutating func scale(by rhs: Double) {
    numbers = numbers.map { $0 * rhs }
  }

  var magnitudeSquared: Double {
    numbers.reduce(0) { $0 + $1 * $1 }
  }
}

/// Vectors whose sums are cut to the shorter one keep all of their numbers on the way.
struct ZippedVectorTests {
  /// What is shown every 0.05 s for two seconds of a value that is changed at 0 and, where `second`
  /// says how, at 0.3 s.
  private func shown<Value: VectorArithmetic>(
    _ values: [Value], _ first: Animation, then second: Animation? = nil
  ) -> [Value] {
    var animator = Animator<Value>()
    var model = values[0]
    func change(to new: Value, _ animation: Animation, at time: FrameTime) {
      animator.modelChanged(
        from: model, to: new, transaction: Transaction(animation: animation), at: time)
      model = new
    }
    change(to: values[1], first, at: .zero)
    return (0..<40).map { index in
      let time = FrameTime(seconds: Double(index) * 0.05)
      if index == 6, let second { change(to: values[2], second, at: time) }
      return animator.presented(model: model, at: time)
    }
  }

  @Test(
    arguments: [
      .linear(duration: 0.5), .easeInOut(duration: 1), .spring(duration: 0.6, bounce: 0.4),
      .interpolatingSpring(stiffness: 60, damping: 6), .interactiveSpring(),
      .easeOut(duration: 0.25).delay(0.1).repeatCount(5, autoreverses: true),
      .linear(duration: 0.25).repeatForever(autoreverses: true),
    ] as [Animation],
    [nil, .linear(duration: 0.5), .spring(duration: 0.4, bounce: 0.2), .interactiveSpring()]
      as [Animation?])
  func `animations that follow each other`(first: Animation, second: Animation?) {
    let wanted = shown([10.0, 20, -5], first, then: second)
    let all = shown(
      [10.0, 20, -5].map { ZippedVector(numbers: [$0, $0, $0]) }, first, then: second)
    for (vector, number) in zip(all, wanted) {
      #expect(vector.numbers.count == 3)
      // When a spring is at rest depends on the length of the vector.
      #expect(vector.numbers.allSatisfy { abs($0 - number) < 0.1 })
    }
  }

  @Test func `keyframes`() throws {
    let start = ZippedVector(numbers: [0, 10])
    let timeline = KeyframeTimeline(initialValue: start) {
      CubicKeyframe(ZippedVector(numbers: [5, 15]), duration: 1)
      SpringKeyframe(ZippedVector(numbers: [8, 18]), duration: 1)
      MoveKeyframe(ZippedVector(numbers: [3, 13]))
      CubicKeyframe(ZippedVector(numbers: [4, 14]), duration: 1)
      LinearKeyframe(ZippedVector(numbers: [4, 14]), duration: 1)
      CubicKeyframe(ZippedVector(numbers: [6, 16]), duration: 1)
      MoveKeyframe(ZippedVector(numbers: [0, 10]))
    }
    for time in stride(from: 0, through: 5, by: 0.125) {
      let numbers = timeline.value(time: time).numbers
      try #require(numbers.count == 2)
      #expect(abs(numbers[1] - numbers[0] - 10) < 1e-9)
      #expect(timeline.velocity(time: time).numbers.count == 2)
    }
  }
}
