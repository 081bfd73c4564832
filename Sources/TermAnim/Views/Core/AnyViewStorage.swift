/// A view whose type is not known; subclasses know it.
class AnyViewStorage {
  /// The view, with its type as its identity.
  @MainActor
  var branch: Branch {
    preconditionFailure("\(Self.self) has no view")
  }
}

/// A view of a known type.
final class TypedViewStorage<Content: View>: AnyViewStorage {
  private let view: Content

  init(_ view: Content) {
    self.view = view
  }

  override var branch: Branch {
    Branch(id: ObjectIdentifier(Content.self), view)
  }
}
