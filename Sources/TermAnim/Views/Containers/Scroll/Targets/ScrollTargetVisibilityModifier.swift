/// The modifier of `onScrollTargetVisibilityChange`.
struct ScrollTargetVisibilityModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
  @State private var memory = Memory()

  nonisolated init(threshold: Double, action: @escaping ([ID]) -> Void) {
    (self.threshold, self.action) = (threshold, action)
  }

  /// What was told last; a class because scroll views write it.
  final class Memory {
    var known: [ID]?
  }
}

extension ScrollTargetVisibilityModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (threshold, action, memory) = (threshold, action, memory)
    return content.transformEnvironment(\.scrollOptions) { options in
      options.own.targetObservers.append { shares in
        let seen = shares.filter { $0.share >= threshold }.compactMap { $0.id.base as? ID }
        guard memory.known != seen else { return }
        memory.known = seen
        action(seen)
      }
    }
  }
}

extension View {
  /// Runs `action` with the identities of the views that are seen of those that the scroll view in
  /// this view comes to rest at: at first, and when they have become others.
  ///
  /// They are the views in a `scrollTargetLayout`, in the order in which they lie; those with
  /// identities of another type are left out. A view is seen when the share `threshold` of it,
  /// 0...1, is in the window; with NaN none is.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}
