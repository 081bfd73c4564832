/// The space of the whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}
