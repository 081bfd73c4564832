import TermAnim

/// What the figure does, and how high.
@MainActor
final class KeyframesModel: ObservableObject, Colorful {
  @Published private(set) var trick = Trick.all[0]
  /// Counts what the figure has done.
  @Published private(set) var plays = 0
  /// Tenths of the usual height, 4 to 10.
  @Published private(set) var effort = 10
  /// Where the figure looks, from -1 at the left end and at the top to 1; the middle is straight
  /// ahead.
  @Published private(set) var gaze = CGPoint.zero
  @Published var palette = Palette.all[1]
  private var tour = 0

  func perform(_ trick: Trick) {
    self.trick = trick
    plays += 1
  }

  /// Looks at a point of the room, which is nil when there is nothing to look at.
  func look(at point: CGPoint?, in size: CGSize) {
    guard let point, size.width > 0, size.height > 0 else { return gaze = .zero }
    func turn(_ place: CGFloat, _ room: CGFloat) -> CGFloat {
      min(max(2 * place / room - 1, -1), 1)
    }
    gaze = CGPoint(x: turn(point.x, size.width), y: turn(point.y, size.height))
  }

  func performNext() {
    perform(Trick.all[tour % Trick.all.count])
    tour += 1
  }

  func tryHarder(by step: Int) {
    effort = min(max(effort + step, 4), 10)
    perform(trick)
  }
}
