import TermAnim

/// The scene that is on, the one that leaves, and what lets the tour go on.
struct ShowView: View {
  let show: Show
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// How far scenes travel as they come and go, in points.
  private static let travel: CGFloat = 32

  var body: some View {
    ZStack {
      StageView(
        act: show.act, isTouring: show.isTouring, namesKeys: show.namesKeys, change: change)
      ShowCues(show: show)
    }
    .environment(\.motion, show.motion)
    .environment(\.showsTimeOfDay, show.showsTimeOfDay)
    .transaction { transaction in
      if show.motion == .none {
        transaction.animation = nil
        transaction.disablesAnimations = true
      }
    }
  }

  /// The old scene goes first, so that the words of the two never mix.
  ///
  /// Scenes that follow one another faster than that are there at once, or none of them would be
  /// seen; the show takes away those that leave.
  private var change: AnyTransition {
    let (share, isHurried) = (StageView.changeDuration, show.isHurried)
    let enter = AnyTransition.opacity.animation(
      isHurried ? Self.atOnce : .easeOut(duration: share * 0.6).delay(share * 0.4))
    let leave = AnyTransition.opacity.animation(.easeIn(duration: share * 0.4))
    guard !reducesMotion else { return .asymmetric(insertion: enter, removal: leave) }
    let distance = isHurried ? 0 : CGFloat(show.direction) * Self.travel
    return .asymmetric(
      insertion: enter.combined(with: .offset(x: distance)),
      removal: leave.combined(with: .offset(x: -distance)))
  }

  /// At once, as far as frames can tell.
  private static let atOnce = Animation.linear(duration: 0.001)
}
