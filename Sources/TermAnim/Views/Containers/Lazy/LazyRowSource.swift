/// Makes rows of a lazy container as they come near its window.
@MainActor
protocol LazyRowSource: ViewNode {
  /// Makes the rows at some places, as far as there are such, in the current update.
  func make(_ rows: Range<Int>)

  /// The first element of the row at a place; nil where it has none, or is not made.
  func element(at place: Int) -> Element?

  /// Takes back rows by the identities of their nodes, but for those that keep state, and says how
  /// many.
  func drop(_ unneeded: Set<ObjectIdentifier>) -> Int
}
