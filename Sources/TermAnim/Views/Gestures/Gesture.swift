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
}
