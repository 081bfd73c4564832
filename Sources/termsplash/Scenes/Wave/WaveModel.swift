import TermAnim

/// What the two lines say, and how wide their waves are.
@MainActor
final class WaveModel: ObservableObject, Colorful {
  @Published var text = WaveModel.name
  /// Letters in a wave, 2 to 12.
  @Published private(set) var width = 6
  @Published var palette = Palette.all[5]
  /// Counts the waves that were sent.
  @Published private(set) var waves = 0
  /// Whether another wave follows each.
  @Published private(set) var isEndless = false
  private var isOnItsWay = false

  /// What the lower line says: nothing below a text of somebody else.
  var caption: String { text == Self.name ? "effect" : "" }

  private static let name = "Ripple"

  func send() {
    isOnItsWay = true
    waves += 1
  }

  /// Told when a wave is over.
  func comeToRest() {
    isOnItsWay = false
    if isEndless { send() }
  }

  /// Sends wave after wave, or none after this one.
  func goOnOrStop() {
    isEndless.toggle()
    if isEndless, !isOnItsWay { send() }
  }

  /// Makes waves wider, and sends one if there is none.
  func widen(by letters: Int) {
    width = min(max(width + letters, 2), 12)
    if !isOnItsWay { send() }
  }
}
