/// The space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, @unchecked Sendable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}
