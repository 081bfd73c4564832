import TermAnim

/// Nothing to be seen: what lets the scene play by itself and the tour go on.
///
/// A view of its own, as it begins anew with every key of somebody on a tour.
struct ShowCues: View {
  let show: Show

  var body: some View {
    ZStack {
      if show.isChanging {
        Cue(every: StageView.changeDuration, times: 1, since: [show.act.id]) { show.settle() }
      }
      if show.isTouring {
        let since = [show.act.id, show.inputCount]
        Cue(every: show.act.pace, times: plays(within: Show.patience), since: since) {
          show.act.scene.playOnTour()
        }
        Cue(every: Show.patience, since: since) { show.goOn() }
      } else if let span = show.span {
        Cue(every: show.act.pace, times: plays(within: span), since: [show.act.id]) {
          show.act.scene.playOnTour()
        }
      }
    }
  }

  /// How often the scene plays in so many seconds, besides when it comes on.
  private func plays(within seconds: Double) -> Int {
    max(Int((seconds - Show.rest) / show.act.pace), 0)
  }
}
