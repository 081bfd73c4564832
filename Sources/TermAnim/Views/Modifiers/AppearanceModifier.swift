/// The modifier of `onAppear` and `onDisappear`.
nonisolated struct AppearanceModifier: LifecycleModifier {
  var appearAction: (() -> Void)?
  var disappearAction: (() -> Void)?

  @MainActor
  func appear(in graph: ViewGraph) {
    if let appearAction { graph.afterUpdate(appearAction) }
  }

  @MainActor
  func disappear(in graph: ViewGraph) {
    if let disappearAction { graph.afterUpdate(disappearAction) }
  }
}

extension View {
  /// Runs `action` when the view has come, before it is first shown.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appearAction: action))
  }

  /// Runs `action` when the view goes; it may still be seen leaving.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappearAction: action))
  }
}
