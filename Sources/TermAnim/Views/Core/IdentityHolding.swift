/// An optional that may hold the tag or the identity of a view.
protocol IdentityHolding {
  var heldIdentity: AnyHashable? { get }
}

extension Optional: IdentityHolding where Wrapped: Hashable {
  var heldIdentity: AnyHashable? { map { AnyHashable(ofView: $0) } }
}

extension AnyHashable {
  /// The identity of a view: that which `id` holds if it is an optional, as `last?.id` is.
  ///
  /// Swift compares an optional with what it holds only for some types, such as numbers.
  init<ID: Hashable>(ofView id: ID) {
    let isOptional = TypeKind(of: ID.self) == .optional
    self = (isOptional ? id as? any IdentityHolding : nil)?.heldIdentity ?? AnyHashable(id)
  }
}
