/// A modifier of the view of a scene, whatever it does to it.
nonisolated struct SceneChange: ViewModifier {
  let change: @MainActor (Content) -> AnyView

  @MainActor
  func body(content: Content) -> some View {
    change(content)
  }
}
