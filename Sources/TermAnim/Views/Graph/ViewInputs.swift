/// What flows down to a node besides its view.
@MainActor
struct ViewInputs {
  var environment: EnvironmentSnapshot
  var transactions: TransactionScope
  /// The direction in which a spacer grows; nil is both.
  var stackAxis: Axis?
  /// Whether what the node contributes are rows of a list.
  var isRow = false
  /// Whether the node is to contribute one element, as in the body of a transition.
  var isUnary = false
  /// Tells the evaluations of the body around apart where that observes objects; otherwise 0.
  ///
  /// A closure in such a body may be equal in all bits, whatever has become of its object.
  var evaluation = 0

  /// What flows down to what is arranged inside of a view; a spacer grows there along `axis`.
  func arranged(along axis: Axis?) -> ViewInputs {
    var inputs = self
    inputs.stackAxis = axis
    (inputs.isRow, inputs.isUnary) = (false, false)
    return inputs
  }

  /// Whether nothing has changed for a node that had `other`.
  func isSame(as other: ViewInputs) -> Bool {
    environment === other.environment && transactions === other.transactions
      && stackAxis == other.stackAxis && isRow == other.isRow && evaluation == other.evaluation
  }
}
