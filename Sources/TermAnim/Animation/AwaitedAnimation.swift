/// One animation, or change to be made, that a completion waits for, until it is complete or let
/// go.
///
/// A class because copies of an animator tell of the same animation, and because one that goes with
/// its view has to tell of it, too.
final class AwaitedAnimation {
  /// Nil when it has been told.
  private var completion: AnimationCompletion?

  /// What `completion` waits for from now on.
  init(for completion: AnimationCompletion) {
    self.completion = completion
    completion.animationDidStart()
  }

  deinit {
    complete()
  }

  /// Lets the completion wait no more.
  func complete() {
    completion?.animationDidComplete()
    completion = nil
  }
}
