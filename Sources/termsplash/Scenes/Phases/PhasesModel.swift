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

  func dance() { dances += 1 }

  func danceOnOrStop() { isEndless.toggle() }

  func slowDown(by step: Int) { tenths = min(max(tenths + step, 3), 20) }
}
