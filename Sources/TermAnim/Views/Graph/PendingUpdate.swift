/// Changes that wait for the update they are part of.
struct PendingUpdate {
  let transaction: Transaction
  var changes: [@MainActor () -> Void]
}
