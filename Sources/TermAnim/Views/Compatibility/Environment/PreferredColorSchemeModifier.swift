/// The modifier of `preferredColorScheme`.
nonisolated struct PreferredColorSchemeModifier: LifecycleModifier {
  let scheme: ColorScheme?

  @MainActor
  func appear(in graph: ViewGraph) {
    graph.colorSchemeWishes.add(scheme)
  }

  @MainActor
  func change(from old: PreferredColorSchemeModifier, in graph: ViewGraph) {
    guard scheme != old.scheme else { return }
    graph.colorSchemeWishes.replace(old.scheme, by: scheme)
  }

  @MainActor
  func disappear(in graph: ViewGraph) {
    graph.colorSchemeWishes.remove(scheme)
  }
}

extension View {
  /// Makes the ground of the whole screen light or dark as long as the view is shown.
  ///
  /// All views see the scheme in their environment. Of several wishes the outermost one counts; nil
  /// is no wish.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }
}
