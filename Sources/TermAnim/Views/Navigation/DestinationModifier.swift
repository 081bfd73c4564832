/// The modifier of `navigationDestination(for:)`.
nonisolated struct DestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
  let make: (Value) -> Destination
  @Environment(\.navigator) private var navigator
  @Environment(\.navigationLevel) private var level

  @MainActor
  func body(content: Content) -> some View {
    // Before the content, whose links may lead to a value at once. The navigator is not to hold
    // itself.
    navigator?.setDestination(of: Value.self, aboveLevel: level) { [make] in AnyView(make($0)) }
    return content
  }
}
