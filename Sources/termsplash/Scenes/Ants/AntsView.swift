import TermAnim

/// Shapes with ants marching round them, the circle's the other way.
struct AntsView: View {
  @ObservedObject var model: AntsModel
  @State private var march: March?
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.terminalPixel) private var pixel

  var body: some View {
    Picture { size in
      TimelineView(.animation(paused: isStill)) { context in
        shapes(distance: march?.distance(at: context.date) ?? 0, in: size)
          .onAppear { march = March(pace: pace, from: context.date) }
          .onChange(of: pace) { march?.change(to: pace, at: context.date) }
      }
      .onTapGesture { model.isBackwards.toggle() }
    }
  }

  private var pace: Double { reducesMotion ? 0 : model.pace }
  private var isStill: Bool { pace == 0 && march?.pace == 0 }

  private func shapes(distance: Double, in size: CGSize) -> some View {
    let gap = max(12, size.width * 0.06).onPixels(of: pixel.width)
    let isNarrow = size.width < 200
    let room = (size.width - (isNarrow ? gap : 2 * gap) - 8) / (isNarrow ? 2.1 : 3.1)
    let side = min(room, size.height * 0.84)
    let square = CGSize.square(side, of: pixel)
    let length = CGFloat(4 * model.length)
    let heart = CGSize(width: square.width * 1.1, height: square.height).onPixels(of: pixel)
    return HStack(spacing: gap) {
      if !isNarrow {
        AntsOutline(
          outline: RoundedRectangle(cornerRadius: square.width * 0.22), size: square,
          color: model.palette.colors[0], distance: distance, length: length)
      }
      AntsOutline(
        outline: Circle(), size: square, color: model.palette.colors[1], distance: -distance,
        length: length)
      AntsOutline(
        outline: HeartShape(), size: heart,
        color: model.palette.colors[2], distance: distance, length: length)
    }
  }
}
