/// What flows down to a node besides its view.
@MainActor
struct ViewInputs {
  var environment: EnvironmentSnapshot
  var transactions: TransactionScope
  /// The direction in which a spacer grows; nil is both.
  var stackAxis: Axis?

  /// Whether nothing has changed for a node that had `other`.
  func isSame(as other: ViewInputs) -> Bool {
    environment === other.environment && transactions === other.transactions
      && stackAxis == other.stackAxis
  }
}
