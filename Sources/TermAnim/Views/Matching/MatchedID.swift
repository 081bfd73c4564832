/// Which views belong together: an id, and what it is unique in.
struct MatchedID: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID

  init(_ id: some Hashable, in namespace: Namespace.ID) {
    (self.id, self.namespace) = (AnyHashable(id), namespace)
  }
}
