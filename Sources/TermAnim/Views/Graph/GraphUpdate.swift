/// One pass over what has changed, on behalf of one transaction.
///
/// A class because scopes note in it the transactions that they make of its own.
@MainActor
final class GraphUpdate {
  /// Counts up from 0 for the life of the graph.
  let number: Int
  let transaction: Transaction
  private var edited: [Transaction] = []

  init(number: Int, transaction: Transaction) {
    (self.number, self.transaction) = (number, transaction)
  }

  /// Notes what modifiers have made of the transaction.
  func note(_ transaction: Transaction) {
    edited.append(transaction)
  }

  /// Says that the update starts no more animations.
  func end() {
    transaction.end()
    for transaction in edited { transaction.end() }
  }
}
