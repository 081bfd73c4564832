/// A piece of what is shown: a value that describes, and never is, what stands on the screen.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// What the view is made of.
  ///
  /// Asked for when the view appears and whenever something it read has changed; must not have
  /// effects.
  @ViewBuilder @MainActor @preconcurrency
  var body: Body { get }
}
