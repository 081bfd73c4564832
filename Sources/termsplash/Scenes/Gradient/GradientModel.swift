import TermAnim

/// Which colours are mixed, how far, and the way in which they spread.
@MainActor
final class GradientModel: ObservableObject {
  /// The target of the mix, 0 to 100.
  @Published private(set) var percent = 0
  @Published private(set) var kind = GradientKind.linear
  @Published private(set) var index = 0

  var pair: GradientPair { GradientPair.all[index] }

  /// Mixes anew; percentages out of range count as the nearest end.
  func mix(to percent: Int) {
    self.percent = min(max(percent, 0), 100)
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
