/// A view that is shown for as long as its identity is the one that is wanted.
@MainActor
struct Branch {
  /// Branches with equal identities have views of one type.
  let id: AnyHashable
  let child: AnyChild

  init<Content: View>(id: some Hashable, _ view: Content) {
    self.id = AnyHashable(id)
    child = AnyChild(view)
  }
}
