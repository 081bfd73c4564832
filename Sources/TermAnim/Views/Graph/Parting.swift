/// How a node is taken out of the tree.
@MainActor
struct Parting {
  /// What waits for the subtree to be seen no longer; nil where it has not left, or has gone.
  weak var farewell: Farewell?
  /// Whether the node has read what a state was when it left.
  var readsPast = false
  /// For how long the node is out of the tree, if somebody waits for it to be gone.
  private var absence: Absence?

  /// The absence that has begun, or begins now.
  mutating func beginAbsence() -> Absence {
    let absence = absence ?? Absence()
    self.absence = absence
    return absence
  }

  /// Lets nobody wait any more for the node to be gone, as it is in the tree again; whether it has
  /// read what states were before.
  mutating func end() -> Bool {
    absence?.end()
    defer { (absence, readsPast) = (nil, false) }
    return readsPast
  }
}
