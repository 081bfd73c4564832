/// Whether a view is there, for what tells when it comes and when it has gone.
///
/// What is taken out of the tree in the update in which it came, as a subview that nobody shows,
/// has never been there.
@MainActor
struct Presence {
  /// The number of the update in which the view has come; nil where it is not there.
  private var arrival: Int?
  /// How often it has come.
  private var count = 0

  var isThere: Bool { arrival != nil }

  /// Takes note that the view comes in the current update, and says how often it has.
  mutating func begin(in graph: ViewGraph) -> Int {
    arrival = graph.currentUpdate.whole.number
    count += 1
    return count
  }

  /// Whether the view has come `count` times and is there, so that it is to be told so.
  func isThere(since count: Int) -> Bool {
    isThere && self.count == count
  }

  /// Ends at once where the view has come in the current update, and says whether it has been
  /// there.
  mutating func isToEnd(in graph: ViewGraph) -> Bool {
    if arrival == graph.currentUpdate.whole.number { end() }
    return isThere
  }

  mutating func end() {
    arrival = nil
  }
}
