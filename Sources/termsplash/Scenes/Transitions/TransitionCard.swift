import TermAnim

/// A card that comes and goes: all that changes in its slot.
struct TransitionCard: View {
  let index: Int
  let outline: RoundedRectangle
  @ObservedObject var model: TransitionsModel

  var body: some View {
    ZStack {
      if model.isShown[index] {
        outline
          .fill(color.gradient)
          .transition(TransitionSample.all[index].transition)
      }
    }
    .animation(
      .spring(duration: 0.7, bounce: 0.2).delay(model.lag * Double(index)),
      value: model.isShown[index])
  }

  private var color: Color {
    model.palette.color(at: Double(index) / Double(TransitionSample.all.count - 1))
  }
}
