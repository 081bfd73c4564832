/// How a view of a given ratio meets the space it is offered.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// As large as is still inside.
  case fit
  /// As small as leaves nothing free.
  case fill
}
