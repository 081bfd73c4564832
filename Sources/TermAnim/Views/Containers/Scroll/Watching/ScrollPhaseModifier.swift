/// The modifier of `onScrollPhaseChange`.
struct ScrollPhaseModifier {
  typealias Action = (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  let action: Action
  @State private var memory = Memory()

  nonisolated init(action: @escaping Action) {
    self.action = action
  }

  /// What was told last; a class because scroll views write it.
  final class Memory {
    var known = ScrollPhase.idle
  }
}

extension ScrollPhaseModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (action, memory) = (action, memory)
    return content.transformEnvironment(\.scrollOptions) { options in
      options.own.phaseObservers.append { phase, context in
        let old = memory.known
        guard old != phase else { return nil }
        memory.known = phase
        return { action(old, phase, context) }
      }
    }
  }
}

extension View {
  /// Runs `action` with the old and the new phase when the scroll view in this view begins, goes on
  /// in another way or ceases to move.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Runs `action` with the old and the new phase, and where the scroll view is, when it begins,
  /// goes on in another way or ceases to move.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
