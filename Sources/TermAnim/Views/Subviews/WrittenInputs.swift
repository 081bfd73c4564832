/// What flows down to the views of a list where they are written.
///
/// A class because it changes for all subviews at once.
@MainActor
final class WrittenInputs {
  var environment: EnvironmentSnapshot
  let transactions: TransactionScope

  init(_ inputs: ViewInputs) {
    (environment, transactions) = (inputs.environment, inputs.transactions)
  }
}
