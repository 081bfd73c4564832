import TermAnim

/// The fireworks that are in the sky.
@MainActor
final class FireworksModel: ObservableObject, Colorful {
  @Published private(set) var fireworks: [Firework] = []
  /// What was fired last, also when it is out; what never moves is a picture of that.
  @Published private(set) var last: [Firework] = []
  /// Rockets of a salvo, 1 to 9.
  @Published private(set) var salvo = 3
  @Published var palette = Palette.all[1]
  private var random: SplitMix64
  private var count = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  func choose(salvo: Int) {
    self.salvo = min(max(salvo, 1), 9)
  }

  /// Fires a salvo across the sky, in colours that follow one another.
  func fire() {
    last = []
    for index in 0..<salvo {
      let across = (Double(index) + .random(in: 0.2...0.8, using: &random)) / Double(salvo)
      fire(
        to: CGPoint(x: (across - 0.5) * 0.8, y: .random(in: 0.5...0.68, using: &random)),
        delay: Double(index) * 0.28, palette: palette.next(by: index))
    }
  }

  /// Fires one rocket to a point of the sky, as of `Firework`.
  func fire(at apex: CGPoint) {
    last = []
    fire(to: apex, delay: 0, palette: palette)
  }

  private func fire(to apex: CGPoint, delay: Double, palette: Palette) {
    let firework = Firework(
      id: count, palette: palette, apex: apex, delay: delay, seed: random.next())
    fireworks.append(firework)
    last.append(firework)
    count += 1
  }

  /// Clears away a firework that is out.
  func clear(_ id: Int) {
    fireworks.removeAll { $0.id == id }
  }
}
