/// Changes that wait for the update they are part of.
struct PendingUpdate {
  let transaction: Transaction
  /// Tells updates that wait apart.
  var number = 0
  var changes: [@MainActor () -> Void] = []
  /// The nodes that evaluate again, each once however often what it read has changed.
  var invalidations: [ObjectIdentifier: Invalidation] = [:]

  /// Carries out the changes.
  @MainActor
  func perform() {
    for change in changes { change() }
    for invalidation in invalidations.values { invalidation.perform() }
  }
}
