/// A view whose type is not known; subclasses know it.
class AnyViewStorage {
  /// The view, with its type as its identity.
  @MainActor
  var branch: Branch {
    preconditionFailure("\(Self.self) has no view")
  }
}
