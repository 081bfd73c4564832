/// A way to put a preview into surroundings; it compiles, and nobody shows previews.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View

  /// The preview that is being modified.
  typealias Content = PreviewModifierContent

  /// Makes what all previews with the modifier would share.
  static func makeSharedContext() async throws -> Context

  /// What becomes of `content`.
  @ViewBuilder
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing to share.
  public static func makeSharedContext() async throws {}
}
