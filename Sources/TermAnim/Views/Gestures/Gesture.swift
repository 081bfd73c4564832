/// Something that people do with the pointer: a value that describes what is waited for.
///
/// A gesture is either one of the library's own, or is made of others by its `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known about the gesture while it goes on and when it is over.
  associatedtype Value

  associatedtype Body: Gesture

  /// What the gesture is made of.
  @MainActor @preconcurrency
  var body: Body { get }

  /// The type of the values, by which the compiler finds it from `body`.
  static var valueType: Value.Type { get }
}

extension Gesture {
  /// The type of the values of `body`.
  public static var valueType: Body.Value.Type { Body.Value.self }
}
