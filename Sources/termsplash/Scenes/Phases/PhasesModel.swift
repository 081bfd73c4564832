import TermAnim

/// How the dance goes.
@MainActor
final class PhasesModel: ObservableObject, Colorful {
  /// Counts the dances.
  @Published private(set) var dances = 0
  /// Whether another dance follows each.
  @Published private(set) var isEndless = false
  /// Tenths of a second for each figure, 3 to 20.
  @Published private(set) var tenths = 7
  @Published var palette = Palette.all[4]

  var animation: Animation { .spring(duration: Double(tenths) / 10, bounce: 0.3) }

  private var isDancing = false
  private var isAnotherDue = false

  /// Dances, or once more when this dance comes to its end: one that began anew in the middle would
  /// stand still, as it is in its first figure already.
  func dance() {
    guard !isDancing else { return isAnotherDue = true }
    isDancing = true
    dances += 1
  }

  /// Told when a dance is over.
  func comeToRest() {
    let goesOn = isEndless || isAnotherDue
    (isDancing, isAnotherDue) = (false, false)
    if goesOn { dance() }
  }

  /// Dances on and on, or until this dance is over.
  func danceOnOrStop() {
    isEndless.toggle()
    isAnotherDue = false
    if isEndless, !isDancing { dance() }
  }

  /// Lets figures take longer, and dances them.
  func slowDown(by step: Int) {
    tenths = min(max(tenths + step, 3), 20)
    dance()
  }
}
