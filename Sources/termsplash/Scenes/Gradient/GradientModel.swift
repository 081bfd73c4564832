import TermAnim

/// Which colours are mixed, how far, and the way in which they spread.
@MainActor
final class GradientModel: ObservableObject {
  /// The target of the mix, 0 to 100.
  @Published private(set) var percent = 0
  /// Whether a hand has mixed last, which the mix is to keep up with.
  private(set) var isHeld = false
  @Published private(set) var kind = GradientKind.linear
  @Published private(set) var index = 0

  var pair: GradientPair { GradientPair.all[index] }

  /// Mixes anew; percentages out of range count as the nearest end.
  func mix(to percent: Int) {
    isHeld = false
    self.percent = min(max(percent, 0), 100)
  }

  /// Mixes as a hand says; percentages out of range count as the nearest end.
  func drag(to percent: Int) {
    mix(to: percent)
    isHeld = true
  }

  func mixToOtherEnd() {
    mix(to: percent < 50 ? 100 : 0)
  }

  func changeKind() { kind = kind.next }

  /// Takes the pair of colours at `index`, counted around the end.
  func choose(_ index: Int) {
    let count = GradientPair.all.count
    self.index = (index % count + count) % count
  }
}
