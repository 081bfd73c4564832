/// What the shape of a view's content is asked for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where the pointer finds the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What the ring goes along that shows that the view has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  // The others have no counterpart in a terminal.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
