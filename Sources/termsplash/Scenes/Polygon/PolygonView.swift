import TermAnim

/// A polygon whose sides come and go one by one, and by parts of one.
struct PolygonView: View {
  @ObservedObject var model: PolygonModel
  /// Where a hand holds the polygon, in degrees clockwise; nil where none does.
  @State private var grip: Double?
  /// Falls back whichever way a drag ends.
  @GestureState private var isHeld = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.terminalColorDepth) private var depth
  @Environment(\.terminalPixel) private var pixel

  /// What the view shows and moves.
  private struct Figure: Hashable {
    let sides: Double
    let scale: Double
  }

  private static let spring = Animation.spring(duration: 0.8, bounce: 0.15)

  var body: some View {
    Picture { size in
      let diameter = min(size.width, size.height)
      let frame = CGSize.square(diameter, of: pixel)
      let figure = Figure(sides: model.sides, scale: Double(model.scale) / 100)
      let lineWidth = max(6, diameter * 0.07)
      ZStack {
        Moving(figure, with: Self.spring) { shape($0, lineWidth: lineWidth) }
          .rotationEffect(.degrees(model.handAngle))
          .rotationEffect(.degrees(model.thrownAngle))
          .animation(PolygonThrow.animation, value: model.thrownAngle)
        Moving(figure, with: Self.spring) { figure in
          SidesLabel(
            sides: figure.sides, goal: model.sides, scale: figure.scale, diameter: diameter,
            lineWidth: lineWidth)
        }
      }
      .frame(width: frame.width, height: frame.height)
      .contentShape(Rectangle())
      // Within the tap, which would take a small drag for one.
      .gesture(
        DragGesture(minimumDistance: 6)
          .onChanged { follow($0, across: diameter) }
          .onEnded { letGo($0, across: diameter) }
          .updating($isHeld) { _, isHeld, _ in isHeld = true }
      )
      .onTapGesture { model.changeToNextStop() }
      .onChange(of: isHeld) { if !isHeld { grip = nil } }
    }
  }

  /// Lets the polygon reach to the hand, and turn with it.
  private func follow(_ drag: DragGesture.Value, across diameter: CGFloat) {
    guard diameter > 0 else { return }
    let (x, y) = (drag.location.x - diameter / 2, drag.location.y - diameter / 2)
    model.resize(to: Int((200 * hypot(x, y) / diameter).rounded()))
    let place = atan2(y, x) * 180 / .pi
    // In the middle the least step would be a large turn.
    guard hypot(x, y) > diameter * Self.axle else { return grip = nil }
    if let grip { model.turnByHand((place - grip).remainder(dividingBy: 360)) }
    grip = place
  }

  /// Lets the polygon turn on as fast as the hand has turned it.
  private func letGo(_ drag: DragGesture.Value, across diameter: CGFloat) {
    guard grip != nil else { return }
    let (x, y) = (drag.location.x - diameter / 2, drag.location.y - diameter / 2)
    let speed = (x * drag.velocity.height - y * drag.velocity.width) / (x * x + y * y)
    let way = PolygonThrow.way(atSpeed: min(max(speed * 180 / .pi, -900), 900))
    if abs(way) > 5, !reducesMotion { model.throwOn(way) }
  }

  /// The radius around the middle where nothing can be turned, as a share of the diameter.
  private static let axle = 0.06

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
