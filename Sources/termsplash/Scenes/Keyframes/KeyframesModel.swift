import TermAnim

/// What the figure does, and how high.
@MainActor
final class KeyframesModel: ObservableObject, Colorful {
  @Published private(set) var trick = Trick.all[0]
  /// Counts what the figure has done.
  @Published private(set) var plays = 0
  /// Tenths of the usual height, 4 to 10.
  @Published private(set) var effort = 10
  @Published var palette = Palette.all[1]
  private var tour = 0

  func perform(_ trick: Trick) {
    self.trick = trick
    plays += 1
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
