/// Views to look at while they are being written; here they compile, and nobody shows them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// The views to look at.
  @ViewBuilder @MainActor @preconcurrency
  static var previews: Previews { get }
}
