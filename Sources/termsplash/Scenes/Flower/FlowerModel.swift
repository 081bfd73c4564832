import TermAnim

/// How many petals the flower has, and how it stands.
@MainActor
final class FlowerModel: ObservableObject, Colorful {
  /// Petals, 4 to 60.
  @Published private(set) var petals = 40
  @Published private(set) var isOpen = false
  /// Steps of 15 degrees that it was turned clockwise.
  @Published private(set) var turns = 0
  @Published var palette = Palette.all[2]

  func add(petals number: Int) { petals = min(max(petals + number, 4), 60) }

  func openOrClose() { isOpen.toggle() }

  func turn(by step: Int) { turns += step }
}
