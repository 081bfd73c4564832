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

  /// Fires a salvo across the sky, each rocket to a part of its own and in colours of its own; the
  /// present ones are among them.
  func fire() {
    last = []
    let parts = (0..<salvo).shuffled(using: &random)
    let others = (1..<Palette.all.count).shuffled(using: &random)
    for (index, part) in parts.enumerated() {
      let across = (Double(part) + .random(in: 0.2...0.8, using: &random)) / Double(salvo)
      fire(
        to: CGPoint(x: (across - 0.5) * 0.8, y: .random(in: 0.46...0.7, using: &random)),
        delay: Double(index) * 0.28,
        palette: index == 0 ? palette : palette.next(by: others[(index - 1) % others.count]))
    }
  }

  /// Fires one rocket to a point of the sky, as of `Firework`.
  func fire(at apex: CGPoint) {
    last = []
    fire(to: apex, delay: 0, palette: palette)
  }

  private func fire(to apex: CGPoint, delay: Double, palette: Palette) {
    let kind = Self.kinds.randomElement(using: &random) ?? .ball
    let reach = Double.random(in: 0.75...1.1, using: &random)
    let firework = Firework(
      id: count, palette: palette, apex: apex, delay: delay, seed: random.next(), kind: kind,
      reach: reach)
    fireworks.append(firework)
    last.append(firework)
    count += 1
  }

  /// Half of all bursts are balls.
  private static let kinds: [Firework.Kind] = [.ball, .ball, .ring, .willow]

  /// Clears away a firework that is out.
  func clear(_ id: Int) {
    fireworks.removeAll { $0.id == id }
  }
}
