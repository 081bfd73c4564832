/// One pass over what has changed, on behalf of one transaction.
struct GraphUpdate {
  /// Counts up from 1 for the life of the graph.
  let number: Int
  let time: FrameTime
  let transaction: Transaction
}
