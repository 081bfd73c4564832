/// A key that is a type: what it stands for, and what holds where nobody has set it.
protocol TypedKey {
  associatedtype Value

  static var defaultValue: Value { get }

  /// What the key is called in descriptions.
  static var name: String { get }
}
