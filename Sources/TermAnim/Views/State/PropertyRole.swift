/// What the graph does with a stored property before a body runs.
enum PropertyRole {
  /// Nothing, as for most.
  case value
  /// Tells it where its value lies.
  case connected(any GraphProperty.Type)
  /// Updates it, after the properties inside.
  case updated(any DynamicProperty.Type)

  /// The role of properties of a type.
  ///
  /// Objects and functions have none, and neither have enumerations in which nothing can lie. Of
  /// other types that are not known, the runtime is asked.
  @MainActor
  init(of type: any Any.Type, kind: TypeKind) {
    self = .value
    guard kind != .function, kind != .object, !KnownTypes.isPlain(type),
      TypeFamily(of: type)?.isPlainEnumeration != true
    else { return }
    if let property = KnownTypes.connected(type) {
      self = .connected(property)
    } else if let property = type as? any DynamicProperty.Type {
      self = .updated(property)
    }
  }
}
