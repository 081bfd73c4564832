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
  /// Each question is a search through all conformances of the program.
  init(of type: any Any.Type, kind: TypeKind) {
    guard kind != .function, let dynamic = type as? any DynamicProperty.Type else {
      self = .value
      return
    }
    self = (type as? any GraphProperty.Type).map(Self.connected) ?? .updated(dynamic)
  }

  /// Whether the graph keeps the property's value, so that two descriptions cannot differ in it.
  @MainActor
  var isOwnedByNode: Bool {
    guard case .connected(let type) = self else { return false }
    return type.isOwnedByNode
  }
}
