import TermAnim

/// The race, and the spring that the keys change.
@MainActor
final class SpringsModel: ObservableObject, Colorful {
  /// Newtons a metre of the own spring, 20 to 400; its mass is a kilogram.
  @Published private(set) var stiffness = 120
  /// Newton seconds a metre, 1 to 40.
  @Published private(set) var damping = 6
  /// Counts the races; each goes to the other end.
  @Published private(set) var races = 0
  @Published var palette = Palette.all[0]

  var isAtEnd: Bool { races % 2 == 1 }

  var own: Racer {
    Racer(Racer.ownName, Spring(mass: 1, stiffness: Double(stiffness), damping: Double(damping)))
  }

  var racers: [Racer] { Racer.known + [own] }

  /// How far beyond the goal the widest of all racers swings, as a share of the way.
  var swing: Double { max(Self.knownSwing, own.reach(within: RaceGraph.span) - 1) }

  /// How far beyond the goal the widest of the racers swings that keys do not change.
  static let knownSwing =
    Racer.known.map { $0.reach(within: RaceGraph.span) }.reduce(1, max) - 1

  func race() { races += 1 }

  func stiffen(by step: Int) { stiffness = min(max(stiffness + 20 * step, 20), 400) }

  func dampen(by step: Int) { damping = min(max(damping + step, 1), 40) }

  /// The colour of a racer in a palette, by its place among all.
  func color(of racer: Racer, in palette: Palette) -> Color {
    let index = racers.firstIndex { $0.id == racer.id } ?? 0
    return palette.color(at: Double(index) / Double(racers.count - 1))
  }
}
