/// What tells a link from others, for as long as it is shown.
final class LinkIdentity: Sendable, MadeAnew {
  nonisolated init() {}

  var id: AnyHashable { AnyHashable(ObjectIdentifier(self)) }
}
