/// What is true of all layouts of a type.
public struct LayoutProperties: Sendable {
  /// The direction in which a spacer inside grows; nil is both.
  public var stackOrientation: Axis?

  public init() {}
}
