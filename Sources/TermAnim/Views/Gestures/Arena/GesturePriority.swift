/// How a gesture of a view stands to those of the views inside it.
enum GesturePriority: Hashable, Sendable {
  /// Has a say when all those further in have failed.
  case normal
  /// Those further in have a say when it has failed.
  case high
  /// All go on at the same time.
  case simultaneous
  /// Takes over from those further in once it is recognised, unless they are drags themselves.
  case preempting
  /// Takes over from those further in once it has been held, unless they are drags or over.
  case holding
}

extension GesturePriority {
  /// A gesture of that priority together with those further in.
  @MainActor
  func pair(_ outer: GestureParticipant, around inner: GestureParticipant) -> GestureParticipant {
    switch self {
    case .normal: ExclusivePair(inner, outer)
    case .high: ExclusivePair(outer, inner)
    case .simultaneous: SimultaneousPair(inner, outer)
    case .preempting: PreemptingPair(inner, preemptedBy: outer)
    case .holding: HoldingPair(inner, takenOverBy: outer)
    }
  }
}
