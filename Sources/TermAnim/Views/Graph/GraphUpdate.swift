/// One pass over what has changed, on behalf of one transaction.
///
/// A class because scopes note in it the transactions that they make of its own.
@MainActor
final class GraphUpdate {
  /// Counts up from 0 for the life of the graph.
  let number: Int
  let transaction: Transaction
  /// Whether it shows in a frame what has moved, so that it happens whenever the frames are.
  let isOfMotion: Bool
  /// Whether nothing has changed but what animations have moved on their way.
  let followsSteps: Bool
  /// Whether it has set something going that depends on the frame it happened in.
  private(set) var leavesTrace = false
  private var edited: [Transaction] = []
  /// What the update is a part of, and the scope that it is for; nil for an update of its own.
  let part: (whole: GraphUpdate, scope: TransactionScope)?

  init(
    number: Int, transaction: Transaction, isOfMotion: Bool = false, followsSteps: Bool = false
  ) {
    (self.number, self.transaction) = (number, transaction)
    (self.isOfMotion, self.followsSteps) = (isOfMotion, followsSteps)
    part = nil
  }

  /// The part of `whole` in which `transaction` is that of what is inside of `scope`.
  init(
    number: Int, transaction: Transaction, inside scope: TransactionScope, of whole: GraphUpdate
  ) {
    (self.number, self.transaction) = (number, transaction)
    (isOfMotion, followsSteps) = (whole.isOfMotion, whole.followsSteps)
    part = (whole, scope)
  }

  /// The update that this one is, or is a part of.
  var whole: GraphUpdate { part?.whole.whole ?? self }

  /// Takes note that something begins which will be seen later too.
  func noteTrace() {
    if isOfMotion { leavesTrace = true }
    part?.whole.noteTrace()
  }

  /// Notes what modifiers have made of the transaction.
  func note(_ transaction: Transaction) {
    if let part { part.whole.note(transaction) } else { edited.append(transaction) }
  }

  /// Says that the update starts no more animations.
  func end() {
    transaction.end()
    for transaction in edited { transaction.end() }
  }
}
