/// The modifier of `navigationDestination(for:)`.
nonisolated struct DestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
  let make: (Value) -> Destination
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationLevel) private var level

  @MainActor
  func body(content: Content) -> some View {
    // Before the content, whose links may lead to a value at once.
    navigator?.setDestination(of: Value.self, aboveLevel: level) { AnyView(make($0)) }
    return content
  }
}

/// The modifier of `navigationDestination(isPresented:)`.
nonisolated struct PresentedDestinationModifier<Destination: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let make: () -> Destination
  @State private var identity = LinkIdentity()
  @Environment(\.navigator) private var navigator

  @MainActor
  func body(content: Content) -> some View {
    navigator?.update(id: identity.id) { page() }
    return content.onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
      if isPresented {
        navigator?.push(id: identity.id, close: { self.isPresented.wrappedValue = false }) {
          _ in page()
        }
      } else {
        navigator?.pop(id: identity.id)
      }
    }
  }

  @MainActor
  private func page() -> AnyView? { AnyView(LazyPanel(make: make)) }
}
