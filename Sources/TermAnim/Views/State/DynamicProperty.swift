/// A property of a view that the graph keeps up to date.
public protocol DynamicProperty {
  /// Called before the view's body runs, when the properties inside this one are up to date.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
