/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}
