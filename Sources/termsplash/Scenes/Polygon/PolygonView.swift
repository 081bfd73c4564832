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
      let lineWidth = max(6, diameter * 0.07)
      Moving(figure, with: .spring(duration: 0.8, bounce: 0.15)) { figure in
        ZStack {
          shape(figure, lineWidth: lineWidth)
          SidesLabel(
            sides: figure.sides, goal: model.sides, scale: figure.scale, diameter: diameter,
            lineWidth: lineWidth)
        }
      }
      .animation(.easeInOut(duration: 0.4), value: model.palette)
      .frame(width: diameter, height: diameter)
      .contentShape(Rectangle())
      .onTapGesture { model.changeToNextStop() }
      .gesture(
        DragGesture(minimumDistance: 6).onChanged { drag in
          guard diameter > 0 else { return }
          let (x, y) = (drag.location.x - diameter / 2, drag.location.y - diameter / 2)
          model.resize(to: Int((200 * hypot(x, y) / diameter).rounded()))
        })
    }
  }

  private func shape(_ figure: Figure, lineWidth: CGFloat) -> some View {
    let colors = LinearGradient(
      gradient: model.palette.gradient, startPoint: .topLeading, endPoint: .bottomTrailing)
    return ZStack {
      PolygonShape(sides: figure.sides, scale: figure.scale).fill(colors)
        .opacity(depth == .trueColor ? 0.28 : 0)
      PolygonShape(sides: figure.sides, scale: figure.scale)
        .stroke(colors, style: StrokeStyle(lineWidth: lineWidth, lineJoin: .round))
    }
    .padding(lineWidth / 2)
  }
}
