/// A view that is shown for as long as its identity is the one that is wanted.
@MainActor
struct Branch {
  /// Branches with equal identities have views of one type.
  let id: ViewIdentity
  let child: AnyChild
  /// Whether the program has given the view its identity, and may speak of it.
  let isNamed: Bool

  init<Content: View>(id: some Hashable, isNamed: Bool = false, _ view: Content) {
    (self.id, self.isNamed) = (ViewIdentity(id), isNamed)
    child = TypedChild(view)
  }
}
