/// Something to do once, when all animations that a transaction started are complete.
///
/// A class because the transaction, its copies and the animators speak of the same one. For each
/// animation that the transaction starts an `AwaitedAnimation` calls `animationDidStart` and later,
/// once, `animationDidComplete`; whoever applied it calls `transactionDidEnd`. When there is
/// nothing left to wait for, the action is posted, never run at once. Should the last holder let go
/// before that, as when no view took notice of the change, it is posted then.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var runningAnimations = 0
  private var isTransactionOver = false

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    (self.criteria, self.action) = (criteria, action)
  }

  deinit {
    post()
  }

  func animationDidStart() {
    runningAnimations += 1
  }

  func animationDidComplete() {
    runningAnimations -= 1
    postIfDone()
  }

  /// Says that the transaction starts no more animations.
  func transactionDidEnd() {
    isTransactionOver = true
    postIfDone()
  }

  private func postIfDone() {
    if isTransactionOver, runningAnimations == 0 { post() }
  }

  private func post() {
    guard let action else { return }
    self.action = nil
    AnimationCompletionQueue.shared.post(action)
  }
}
