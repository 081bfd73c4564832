import TermAnim

/// A polygon whose sides come and go one by one, and by parts of one.
struct PolygonView: View {
  @ObservedObject var model: PolygonModel
  @Environment(\.terminalColorDepth) private var depth

  /// What the view shows and moves.
  private struct Figure: Hashable {
    let sides: Double
    let scale: Double
  }

  var body: some View {
    Picture { size in
      let diameter = min(size.width, size.height)
      let figure = Figure(sides: model.sides, scale: Double(model.scale) / 100)
      Moving(figure, with: .spring(duration: 0.8, bounce: 0.15)) { figure in
        ZStack {
          shape(figure, lineWidth: max(6, diameter * 0.07))
          label(figure, diameter: diameter, lineWidth: max(6, diameter * 0.07))
        }
      }
      .animation(.easeInOut(duration: 0.4), value: model.palette)
      .frame(width: diameter, height: diameter)
      .contentShape(Rectangle())
      .onTapGesture { model.changeToNextStop() }
      .gesture(
        DragGesture(minimumDistance: 6).onChanged { drag in
          let (x, y) = (drag.location.x - diameter / 2, drag.location.y - diameter / 2)
          model.resize(to: Int((200 * hypot(x, y) / diameter).rounded()))
        })
    }
  }

  /// The number as large as the sides leave room for, and not where that is too little to read.
  @ViewBuilder
  private func label(_ figure: Figure, diameter: CGFloat, lineWidth: CGFloat) -> some View {
    let radius = (diameter - lineWidth) / 2 * figure.scale
    let room = radius * cos(.pi / max(figure.sides, 2)) - lineWidth * 0.75
    let size = min(diameter * 0.36, SidesLabel.size(of: figure.sides, within: room))
    if size >= SidesLabel.leastSize { SidesLabel(sides: figure.sides, size: size) }
  }

  private func shape(_ figure: Figure, lineWidth: CGFloat) -> some View {
    let colors = LinearGradient(
      gradient: model.palette.gradient, startPoint: .topLeading, endPoint: .bottomTrailing)
    return ZStack {
      PolygonShape(sides: figure.sides, scale: figure.scale).fill(colors)
        .opacity(depth.isDotted ? 0 : 0.28)
      PolygonShape(sides: figure.sides, scale: figure.scale)
        .stroke(colors, style: StrokeStyle(lineWidth: lineWidth, lineJoin: .round))
    }
    .padding(lineWidth / 2)
  }
}
