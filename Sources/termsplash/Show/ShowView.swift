import TermAnim

/// The scene that is on, the one that leaves, and what lets the tour go on.
struct ShowView: View {
  let show: Show
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// How far scenes travel as they come and go, in points.
  private static let travel: CGFloat = 32

  var body: some View {
    ZStack {
      StageView(act: show.act, isTouring: show.isTouring)
        .id(show.act.id)
        .transition(change)
      if show.isTouring { cues }
    }
    .environment(\.motion, show.motion)
    .transaction { transaction in
      if show.motion == .none {
        transaction.animation = nil
        transaction.disablesAnimations = true
      }
    }
  }

  private var cues: some View {
    ZStack {
      let since = [show.act.id, show.inputCount]
      let plays = Int((Show.patience - Show.rest) / show.act.pace)
      Cue(every: show.act.pace, times: plays, since: since) { show.act.scene.playOnTour() }
      Cue(every: Show.patience, since: since) { show.goOn() }
    }
  }

  /// The old scene goes first, so that the words of the two never mix.
  private var change: AnyTransition {
    let share = StageView.changeDuration
    let enter = AnyTransition.opacity.animation(.easeOut(duration: share * 0.6).delay(share * 0.4))
    let leave = AnyTransition.opacity.animation(.easeIn(duration: share * 0.4))
    guard !reducesMotion else { return .asymmetric(insertion: enter, removal: leave) }
    let distance = CGFloat(show.direction) * Self.travel
    return .asymmetric(
      insertion: enter.combined(with: .offset(x: distance)),
      removal: leave.combined(with: .offset(x: -distance)))
  }
}
