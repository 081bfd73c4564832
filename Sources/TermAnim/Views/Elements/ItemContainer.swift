/// What shows the views of a node coming and going.
///
/// The views that transitions put around them are not below that node, and learn from it what it
/// learns.
@MainActor
protocol ItemContainer: AnyObject {
  /// Takes note that the node sees another environment, and so do its transitions.
  func update(surroundings: EnvironmentSnapshot)

  /// Takes note that the node has been taken out of the tree.
  ///
  /// The transitions of what is inside are not run on that account: what goes is the outermost
  /// view, and it goes by its own transition.
  func nodeLeft()

  /// Takes note that the node is in the tree again.
  func nodeCameBack()
}
