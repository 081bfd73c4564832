/// A key of the values for containers, and the value of views that have set none.
public protocol ContainerValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}
