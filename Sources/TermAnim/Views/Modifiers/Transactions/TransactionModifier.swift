/// The modifier of `transaction(_:)`.
nonisolated struct TransactionModifier: TransactionModifying {
  let transform: (inout Transaction) -> Void

  @MainActor
  func apply(to scope: TransactionScope, replacing old: Self?, in update: GraphUpdate) {
    scope.apply(transform)
  }
}

extension View {
  /// Edits the transactions of all changes of the view and of what is in it.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }
}
