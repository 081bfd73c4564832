/// A name under which views tell those around them something.
public protocol PreferenceKey: SendableMetatype {
  associatedtype Value

  /// What is heard when no view says anything.
  static var defaultValue: Value { get }

  /// Adds what the next view says to what those before it said.
  ///
  /// Called in the order of the views, behind the first one that says something; `nextValue` may be
  /// left alone.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}
