import TermAnim

/// One racer's name and its way from the left end to the right one, on which a hand can pull it
/// aside.
struct RaceLane: View {
  let racer: Racer
  let isAtEnd: Bool
  let color: Color
  let size: CGSize
  /// How far beyond the end the widest of all racers swings, as a share of the way.
  let swing: Double

  /// How far a hand has gone that pulls the ball, in points; 0 where none does.
  @GestureState private var pull: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.terminalCell) private var cell
  @Environment(\.terminalPixel) private var pixel

  /// The room for names; those that others know have up to nine letters.
  private var nameWidth: CGFloat { 11 * cell.width }
  private var ownNameWidth: CGFloat { 5 * cell.width }

  /// As many rows of cells as the lane has, less one if that is even.
  ///
  /// Then there is a middle one, and in it the name is level with the ball. The row that is left is
  /// the upper one, so that the first name stands clear of the title.
  private var oddRows: CGFloat {
    let rows = max((size.height / cell.height).rounded(), 1)
    return rows.truncatingRemainder(dividingBy: 2) == 0 ? rows - 1 : rows
  }

  var body: some View {
    let diameter = (min(size.height * 0.7, 32) / pixel.height).rounded()
    let ball = pixel.times(diameter)
    // The middle of a row is between two pixels, that of an odd ball within one.
    let isOdd = diameter.truncatingRemainder(dividingBy: 2) != 0
    let lift = isOdd ? pixel.height / 2 : 0
    let (start, end) = ends(ofBall: ball.width)
    ZStack(alignment: .leading) {
      Text(racer.name)
        .textRendering(.characters)
        .foregroundStyle(.quiet)
      Capsule()
        .fill(.primary.opacity(0.14))
        .frame(width: end - start, height: (isOdd ? 1 : 2) * pixel.height)
        .offset(x: start, y: lift)
        .animation(reducesMotion ? nil : .easeOut(duration: 0.3), value: swing)
      Moving(isAtEnd, with: racer.animation) { isAtEnd in
        Ellipse()
          .fill(color)
          .frame(width: ball.width, height: ball.height)
          .offset(x: (start - ball.width / 2).onPixels(of: pixel.width), y: lift)
          .offset(x: isAtEnd ? end - start : 0, inScaleWith: end - start)
      }
      // So that a hand does not end a race.
      .geometryGroup()
      .offset(x: way(from: isAtEnd ? end : start).onPixels(of: pixel.width))
      .animation(reducesMotion || pull != 0 ? nil : racer.animation, value: pull)
    }
    .frame(width: size.width, height: oddRows * cell.height, alignment: .leading)
    .frame(height: size.height, alignment: .bottom)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 6)
        .updating($pull) { drag, pull, _ in pull = drag.translation.width })
  }

  /// How far the ball is pulled aside: no further than the picture and the name leave room.
  private func way(from place: CGFloat) -> CGFloat {
    pull == 0 ? 0 : min(max(place + pull, nameWidth), size.width) - place
  }

  /// Where the way begins and ends.
  ///
  /// Racers that shoot beyond the start need room there, or they would cover a name, and beyond the
  /// end, where they may leave the picture by a little. The own one shoots farthest and has a short
  /// name.
  private func ends(ofBall ball: CGFloat) -> (start: CGFloat, end: CGFloat) {
    let least = (size.width - nameWidth) * 0.12
    let room = size.width + Self.margin - ball
    let way: CGFloat = min(
      (room - ownNameWidth) / (1 + 2 * swing),
      (room - nameWidth) / (1 + swing + SpringsModel.knownSwing))
    let end: CGFloat = min(size.width + Self.margin - ball / 2 - way * swing, size.width - least)
    return (
      max(end - way, nameWidth + least).onPixels(of: pixel.width), end.onPixels(of: pixel.width)
    )
  }

  /// Of what is free beside the picture on all screens, in points.
  private static let margin: CGFloat = 16
}
