import TermAnim

/// Four squares that dance through the phases of an animator.
struct PhasesView: View {
  @ObservedObject var model: PhasesModel
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Picture { size in
      let side = min(size.height / 3.2, size.width / 4.9).onPixels
      Group {
        if model.isEndless {
          PhaseAnimator(DancePhase.allCases) {
            dancers($0, side)
          } animation: { _ in
            model.animation
          }
        } else {
          PhaseAnimator(DancePhase.allCases, trigger: model.dances) {
            dancers($0, side)
          } animation: { _ in
            model.animation
          }
        }
      }
      .frame(width: Dancers.extent(ofSide: side), height: Dancers.extent(ofSide: side))
      .contentShape(Rectangle())
      .onTapGesture { model.dance() }
    }
  }

  private func dancers(_ phase: DancePhase, _ side: CGFloat) -> some View {
    Group {
      if reducesMotion {
        Dancers(phase: phase, side: side, palette: model.palette)
          .id(phase)
          .transition(.opacity)
      } else {
        Dancers(phase: phase, side: side, palette: model.palette)
      }
    }
    .onChange(of: phase) { model.form(phase) }
  }
}
