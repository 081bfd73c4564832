/// Changes that wait for the update they are part of.
@MainActor
struct PendingUpdate {
  let transaction: Transaction
  var changes: [@MainActor () -> Void]
}
