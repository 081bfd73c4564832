/// A time for which a node is out of the tree, from when it leaves until it comes back.
///
/// A class because it is one and the same for the node and for who waits: a node that has come back
/// and left again is told of another absence, and nothing of the first.
@MainActor
final class Absence {
  private(set) var isOver = false

  func end() {
    isOver = true
  }
}
