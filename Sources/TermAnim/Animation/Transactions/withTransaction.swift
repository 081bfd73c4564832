/// The result of `body`; what it changes belongs to `transaction`.
///
/// What is set in it takes the place of what an enclosing call has set; the rest stays.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.current.merging(transaction).numbered(Transaction.nextIdentifier()).perform(body)
}

/// The result of `body`; what it changes belongs to a transaction with one value set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
