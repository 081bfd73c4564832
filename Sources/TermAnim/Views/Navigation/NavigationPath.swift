/// The values of the pages on a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  public init() {
    values = []
  }

  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many pages are above the root.
  public var count: Int { values.count }

  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(AnyHashable(value))
  }

  /// Takes the last `count` values away.
  ///
  /// - Precondition: there are as many.
  public mutating func removeLast(_ count: Int = 1) {
    precondition(
      count >= 0 && count <= values.count, "\(count) of \(values.count) pages cannot be removed")
    values.removeLast(count)
  }
}
