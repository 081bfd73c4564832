/// The modifier of `scrollPosition`.
nonisolated struct ScrollPositionModifier: ViewModifier {
  let link: ScrollPositionLink

  @MainActor
  func body(content: Content) -> some View {
    // Read here, so that the scroll view learns of another goal although no other body reads it.
    let _ = link.goal()
    content.transformEnvironment(\.scrollOptions) { $0.own.position = link }
  }
}
