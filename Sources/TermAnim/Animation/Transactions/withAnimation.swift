/// The result of `body`; what it changes is animated, or not when `animation` is nil.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// The result of `body`; what it changes is animated, and `completion` is called afterwards.
///
/// `completion` is called once, in a later update: when all animations of the change are complete,
/// and soon when there are none.
///
/// - Parameters:
///   - animation: The animation; nil for none.
///   - completionCriteria: When an animation counts as complete.
///   - body: What makes the change.
///   - completion: What is called.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
