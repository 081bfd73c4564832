/// The modifier of `navigationDestination(isPresented:)`.
nonisolated struct PresentedDestinationModifier<Destination: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let make: () -> Destination
  @State private var identity = LinkIdentity()
  @Environment(\.navigator) private var navigator

  @MainActor
  func body(content: Content) -> some View {
    // The navigator is not to hold itself.
    navigator?.update(id: identity.id) { [make] in AnyView(LazyPanel(make: make)) }
    return content.modifier(
      ChangeModifier(value: isPresented.wrappedValue, isInitial: true, staysUnanimated: true) {
        follow($1)
      })
  }

  @MainActor
  private func follow(_ isPresented: Bool) {
    guard isPresented else { return navigator?.pop(id: identity.id) ?? () }
    navigator?.push(
      id: identity.id, close: { [presence = self.isPresented] in presence.wrappedValue = false }
    ) { [make] _ in AnyView(LazyPanel(make: make)) }
  }
}
