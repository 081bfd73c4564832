import TermAnim

/// Four squares that dance through the phases of an animator.
///
/// The first figure is the last one, too, and after it comes rest: so it is known when they arrive.
struct PhasesView: View {
  @ObservedObject var model: PhasesModel
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.terminalPixel) private var pixel

  private static let figures = DancePhase.allCases + DancePhase.allCases.prefix(1)

  var body: some View {
    Picture { size in
      let side = min(size.height / 3.2, size.width / 4.9)
      let dancer = CGSize.square(side, of: pixel)
      let extent = Dancers.extent(ofDancer: dancer, pixel: pixel)
      PhaseAnimator(Self.figures.indices, trigger: model.dances) { index in
        dancers(Self.figures[index], dancer)
          .onChange(of: index) { if index == 0 { model.comeToRest() } }
      } animation: { _ in
        model.animation
      }
      .frame(width: extent.width, height: extent.height)
      .contentShape(Rectangle())
      .onTapGesture { model.dance() }
    }
  }

  private func dancers(_ phase: DancePhase, _ dancer: CGSize) -> some View {
    Group {
      if reducesMotion {
        Dancers(phase: phase, dancer: dancer, palette: model.palette)
          .id(phase)
          .transition(.opacity)
      } else {
        Dancers(phase: phase, dancer: dancer, palette: model.palette)
      }
    }
  }
}
