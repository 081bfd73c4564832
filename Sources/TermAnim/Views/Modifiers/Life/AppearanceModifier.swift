/// The modifier of `onAppear` and `onDisappear`.
nonisolated struct AppearanceModifier: PrimitiveModifier {
  var appearAction: (() -> Void)?
  var disappearAction: (() -> Void)?

  @MainActor
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    AppearanceNode(view, in: context)
  }
}

extension View {
  /// Runs `action` when the view has come, before it is first shown.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appearAction: action))
  }

  /// Runs `action` when the view is gone: where it is seen leaving, when its transition is over.
  ///
  /// Not run for a view that comes back on its way out.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappearAction: action))
  }
}
