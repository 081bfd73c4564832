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

  /// What the lower line says: nothing below a text of somebody else.
  var caption: String { text == Self.name ? "effect" : "" }

  private static let name = "Ripple"

  func send() { waves += 1 }

  func goOnOrStop() { isEndless.toggle() }

  func widen(by letters: Int) {
    width = min(max(width + letters, 2), 12)
  }
}
