import TermAnim

/// How the dance goes.
@MainActor
final class PhasesModel: ObservableObject, Colorful {
  /// Counts the dances.
  @Published private(set) var dances = 0
  /// Whether the dance begins anew when it is over.
  @Published private(set) var isEndless = false
  /// Tenths of a second for each figure, 3 to 20.
  @Published private(set) var tenths = 7
  @Published var palette = Palette.all[4]

  var animation: Animation { .spring(duration: Double(tenths) / 10, bounce: 0.3) }

  /// The figure on the way or at rest.
  private var figure = DancePhase.together
  private var isAnotherDue = false

  /// Dances, or once more when this dance comes to its end: one that began anew in the middle would
  /// stand still, as it is in its first figure already.
  func dance() {
    if figure == .together {
      dances += 1
    } else {
      isAnotherDue = true
    }
  }

  /// Told which figure the dancers are on the way to.
  func form(_ figure: DancePhase) {
    self.figure = figure
    guard figure == .together, isAnotherDue else { return }
    isAnotherDue = false
    dance()
  }

  /// Begins again in the first figure, whichever it is in.
  func danceOnOrStop() {
    isEndless.toggle()
    (figure, isAnotherDue) = (.together, false)
  }

  func slowDown(by step: Int) { tenths = min(max(tenths + step, 3), 20) }
}
