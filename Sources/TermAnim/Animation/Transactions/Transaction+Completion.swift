extension Transaction {
  /// Calls `completion` once, when all animations that the transaction starts are complete.
  ///
  /// It is called in a later update, and soon when the transaction animates nothing. Animations
  /// whose view goes away count as complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  /// What is to be done when the animations of the transaction are complete.
  private(set) var completions: [AnimationCompletion] {
    get { self[CompletionsKey.self] }
    set { self[CompletionsKey.self] = newValue }
  }

  /// What the completions wait for as long as it is kept: changes that are yet to be made.
  func awaitedChanges() -> [AwaitedAnimation] {
    completions.map(AwaitedAnimation.init(for:))
  }

  /// Says that the transaction has been applied and starts no more animations.
  func end() {
    for completion in completions { completion.transactionDidEnd() }
  }
}

private enum CompletionsKey: TransactionKey {
  static var defaultValue: [AnimationCompletion] { [] }
}
