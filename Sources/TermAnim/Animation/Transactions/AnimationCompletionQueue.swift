/// Actions of completed animations that wait for the next update to run them.
///
/// One for the process, because an animation may complete, or a transaction be dropped, where no
/// view is near. Whoever shows frames runs them after each update.
final class AnimationCompletionQueue: Sendable {
  static let shared = AnimationCompletionQueue()

  private struct Contents: @unchecked Sendable {
    // The lock of the queue guards it; actions are only handed on, and run by the main actor.
    var actions: [() -> Void] = []
    var didPost: (@Sendable () -> Void)?
  }

  private let contents = Locked(Contents())

  var isEmpty: Bool {
    contents.withLock { $0.actions.isEmpty }
  }

  /// Calls `action` after each post, on the thread that posts; to wake who runs the actions.
  func whenPosted(_ action: (@Sendable () -> Void)?) {
    contents.withLock { $0.didPost = action }
  }

  func post(_ action: @escaping () -> Void) {
    let waiting = Contents(actions: [action])
    let didPost = contents.withLock { contents in
      contents.actions += waiting.actions
      return contents.didPost
    }
    didPost?()
  }

  /// Runs what waits, in the order of posting; what that posts in turn stays for the next time.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult
  func runAll() -> Bool {
    let waiting = contents.withLock { contents in
      let waiting = Contents(actions: contents.actions)
      contents.actions = []
      return waiting
    }
    for action in waiting.actions { action() }
    return !waiting.actions.isEmpty
  }

  /// Forgets what waits, because those who asked for it are gone.
  func discardAll() {
    let waiting = contents.withLock { contents in
      let waiting = Contents(actions: contents.actions)
      contents.actions = []
      return waiting
    }
    // Let go outside the lock: an action may hold the last of something that posts in turn.
    withExtendedLifetime(waiting) {}
  }
}
