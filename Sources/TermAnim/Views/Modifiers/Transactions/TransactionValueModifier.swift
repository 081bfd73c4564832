/// The modifier of `transaction(value:_:)`.
nonisolated struct TransactionValueModifier<Value> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

nonisolated extension TransactionValueModifier: ViewModifier, PrimitiveModifier,
  TransactionModifying
where Value: Equatable {
  @MainActor
  func apply(to scope: TransactionScope, replacing old: Self?, in update: GraphUpdate) {
    guard let old, old.value != value else { return }
    scope.apply(transform, during: update)
  }
}

extension View {
  /// Edits the transactions of changes that come together with a change of `value`.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionValueModifier(value: value, transform: transform))
  }
}
