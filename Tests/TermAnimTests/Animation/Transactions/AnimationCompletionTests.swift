import Testing

@testable import TermAnim

/// Serialised, because the queue of completions is one for the process.
@MainActor @Suite(.serialized)
struct AnimationCompletionTests {
  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()
  private let line = Animation.linear(duration: 1)

  private func transaction(
    _ animation: Animation?, _ name: String,
    criteria: AnimationCompletionCriteria = .logicallyComplete
  ) -> Transaction {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: criteria) { [log] in log.entries.append(name) }
    return transaction
  }

  private func entries() -> [String] {
    AnimationCompletionQueue.shared.runAll()
    return log.entries
  }

  private func frames(_ animator: inout Animator<Double>, _ times: ClosedRange<Int>) {
    for frame in times {
      _ = animator.presented(model: 1, at: FrameTime(seconds: Double(frame) / 10))
    }
  }

  @Test func `a completion comes once, after all animations and never at once`() {
    var animators = [Animator<Double>(), Animator<Double>()]
    let transaction = transaction(line, "done")
    for index in animators.indices {
      animators[index].modelChanged(from: 0, to: 1, transaction: transaction, at: .zero)
    }
    transaction.end()
    frames(&animators[0], 0...11)
    #expect(!animators[0].isRunning)
    #expect(entries() == [])
    frames(&animators[1], 0...11)
    #expect(log.entries == [])
    #expect(entries() == ["done"])
    #expect(entries() == ["done"])
  }

  @Test func `a transaction that animates nothing completes as it ends`() {
    let transaction = transaction(nil, "done")
    #expect(entries() == [])
    transaction.end()
    transaction.end()
    #expect(log.entries == [])
    #expect(entries() == ["done"])
    #expect(entries() == ["done"])
  }

  @Test func `an animation that is let go is complete before it is over, also when interrupted`() {
    var animator: Animator<Double>? = Animator()
    for (index, animation) in [line, .easeIn(duration: 2)].enumerated() {
      var transaction = transaction(animation, "over \(index)", criteria: .removed)
      transaction.addAnimationCompletion { [log] in log.entries.append("complete \(index)") }
      animator?.modelChanged(from: 0, to: 1, transaction: transaction, at: .zero)
      transaction.end()
    }
    animator = nil
    #expect(entries() == ["complete 0", "complete 1", "over 0", "over 1"])
  }

  @Test func `a completion nobody took notice of comes when it is let go`() {
    withAnimation(line) {
      log.entries.append("body")
    } completion: { [log] in
      log.entries.append("done")
    }
    #expect(log.entries == ["body"])
    #expect(entries() == ["body", "done"])
  }

  @Test func `criteria tell logical completion from the end`() {
    var animator = Animator<Double>()
    let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
    for criteria in [AnimationCompletionCriteria.removed, .logicallyComplete] {
      let transaction = transaction(
        animation, criteria == .removed ? "removed" : "logical",
        criteria: criteria)
      var other = Animator<Double>()
      if criteria == .removed {
        animator.modelChanged(from: 0, to: 1, transaction: transaction, at: .zero)
      } else {
        other.modelChanged(from: 0, to: 1, transaction: transaction, at: .zero)
      }
      transaction.end()
      frames(&other, 0...9)
      #expect(entries() == [])
      frames(&other, 10...10)
      frames(&animator, 0...50)
    }
    #expect(entries() == ["logical"])
    frames(&animator, 51...51)
    #expect(entries() == ["logical", "removed"])
  }

  @Test func `who waits for an animation is told when it would have been complete`() {
    var animator = Animator<Double>()
    let first = transaction(line, "first")
    let second = transaction(line, "second")
    animator.modelChanged(from: 0, to: 1, transaction: first, at: .zero)
    first.end()
    frames(&animator, 0...5)
    animator.modelChanged(from: 1, to: 2, transaction: second, at: FrameTime(seconds: 0.5))
    second.end()
    frames(&animator, 5...10)
    #expect(entries() == [])
    frames(&animator, 11...14)
    #expect(entries() == ["first"])
    frames(&animator, 15...16)
    #expect(entries() == ["first", "second"])
  }

  @Test func `who comes late does not profit from an earlier completion`() {
    var animator = Animator<Double>()
    let slow = Animation.spring(duration: 0.5, bounce: 0.5)
    animator.modelChanged(from: 0, to: 1, transaction: Transaction(animation: slow), at: .zero)
    frames(&animator, 0...6)
    #expect(animator.isRunning)
    let late = transaction(slow, "late")
    animator.modelChanged(from: 1, to: 9, transaction: late, at: FrameTime(seconds: 0.6))
    late.end()
    frames(&animator, 6...10)
    #expect(entries() == [])
    frames(&animator, 11...11)
    #expect(entries() == ["late"])
  }

  @Test func `who waits for the end waits for what took over`() {
    var animator = Animator<Double>()
    let first = transaction(.spring, "first", criteria: .removed)
    animator.modelChanged(from: 0, to: 1, transaction: first, at: .zero)
    first.end()
    frames(&animator, 0...3)
    animator.modelChanged(
      from: 1, to: 2, transaction: Transaction(animation: .spring(duration: 4)),
      at: FrameTime(seconds: 0.3))
    frames(&animator, 4...20)
    #expect(entries() == [])
    frames(&animator, 21...200)
    #expect(entries() == ["first"])
  }

  @Test(arguments: [Animation.linear.logicallyComplete(after: 0.1), .linear(duration: 1), .spring])
  func `completions come in the order of what they wait for`(animation: Animation) {
    var animator = Animator<Double>()
    for (index, name) in ["first", "second", "third"].enumerated() {
      let transaction = transaction(animation, name)
      animator.modelChanged(
        from: Double(index), to: Double(index + 1), transaction: transaction, at: .zero)
      transaction.end()
    }
    frames(&animator, 0...30)
    #expect(entries() == ["first", "second", "third"])
  }

  @Test func `stopping completes what runs`() {
    var animator = Animator<Double>()
    let first = transaction(line, "first")
    let second = transaction(line, "second", criteria: .removed)
    animator.modelChanged(from: 0, to: 1, transaction: first, at: .zero)
    frames(&animator, 0...1)
    animator.modelChanged(from: 1, to: 2, transaction: second, at: FrameTime(seconds: 0.1))
    first.end()
    second.end()
    animator.stop()
    #expect(entries().sorted() == ["first", "second"])
  }

  @Test func `an animator that is let go completes what it runs, and a copy of it does not`() {
    var animator: Animator<Double>? = Animator()
    let transaction = transaction(line, "done")
    animator?.modelChanged(from: 0, to: 1, transaction: transaction, at: .zero)
    transaction.end()
    var copy = animator
    animator = nil
    #expect(entries() == [])
    _ = copy?.presented(model: 1, at: .zero)
    copy = nil
    #expect(entries() == ["done"])
    #expect(transaction.effectiveAnimation == line)
  }

  @Test func `an animation completes once, whichever copy of its animator ends`() {
    var animators = [Animator<Double>(), Animator<Double>()]
    let transaction = transaction(line, "done")
    for index in animators.indices {
      animators[index].modelChanged(from: 0, to: 1, transaction: transaction, at: .zero)
    }
    transaction.end()
    var copy = animators[0]
    frames(&copy, 0...11)
    frames(&animators[0], 0...11)
    #expect(entries() == [])
    frames(&animators[1], 0...11)
    #expect(entries() == ["done"])
  }

  @Test func `what a completion starts completes in a later update`() {
    withAnimation(line) {
    } completion: { [log] in
      log.entries.append("first")
      withAnimation(.spring) {
      } completion: {
        log.entries.append("second")
      }
    }
    #expect(entries() == ["first"])
    #expect(entries() == ["first", "second"])
  }

  @Test func `posting wakes who runs the completions`() async {
    await confirmation { wakes in
      AnimationCompletionQueue.shared.whenPosted { wakes() }
      withAnimation {
      } completion: {
      }
      AnimationCompletionQueue.shared.whenPosted(nil)
    }
    #expect(!AnimationCompletionQueue.shared.isEmpty)
    #expect(AnimationCompletionQueue.shared.runAll())
    #expect(!AnimationCompletionQueue.shared.runAll())
  }
}
