import TermAnim

/// One racer's name and its way from the left end to the right one.
struct RaceLane: View {
  let racer: Racer
  let isAtEnd: Bool
  let color: Color
  let size: CGSize

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private static let nameWidth: CGFloat = 44

  /// As many rows of cells as the lane has, less one if that is even.
  ///
  /// Then there is a middle one, and in it the name is level with the ball. The row that is left is
  /// the upper one, so that the first name stands clear of the title.
  private var oddRows: CGFloat {
    let rows = max((size.height / 8).rounded(.down), 1)
    return rows.truncatingRemainder(dividingBy: 2) == 0 ? rows - 1 : rows
  }

  var body: some View {
    let ball = min((size.height * 0.7).onPixels, 32)
    // The middle of a row is between two pixels, that of an odd ball within one.
    let isOdd = (ball / 4).truncatingRemainder(dividingBy: 2) != 0
    // Racers that shoot beyond the end need room there, as they do beyond the start.
    let track = size.width - Self.nameWidth
    let (start, end) = (
      (Self.nameWidth + track * 0.12).onPixels, (size.width - track * 0.12).onPixels
    )
    ZStack(alignment: .leading) {
      Text(racer.name).foregroundStyle(.quiet)
      Capsule()
        .fill(.primary.opacity(0.14))
        .frame(width: end - start, height: isOdd ? 4 : 8)
        .offset(x: start, y: isOdd ? 2 : 0)
      Circle()
        .fill(color)
        .frame(width: ball, height: ball)
        .offset(x: ((isAtEnd ? end : start) - ball / 2).onPixels, y: isOdd ? 2 : 0)
        .animation(reducesMotion ? nil : racer.animation, value: isAtEnd)
    }
    .frame(width: size.width, height: oddRows * 8, alignment: .leading)
    .frame(height: size.height, alignment: .bottom)
  }
}
