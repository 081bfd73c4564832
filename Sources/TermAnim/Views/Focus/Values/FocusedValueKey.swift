/// A key of the values of what has the focus.
public protocol FocusedValueKey {
  associatedtype Value
}
