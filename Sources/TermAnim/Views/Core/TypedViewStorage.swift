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
