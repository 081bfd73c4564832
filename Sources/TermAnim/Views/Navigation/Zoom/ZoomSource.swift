/// Which view a page grows out of.
struct ZoomSource: Hashable, @unchecked Sendable {
  let id: AnyHashable
  let namespace: Namespace.ID
}
