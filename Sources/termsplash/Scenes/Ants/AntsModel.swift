import TermAnim

/// How the ants march.
@MainActor
final class AntsModel: ObservableObject, Colorful {
  /// Pixels of an ant and of the gap behind it, 2 to 8.
  @Published private(set) var length = 3
  /// How fast, from 0 for standing still to 8.
  @Published private(set) var speed = 3
  @Published var isBackwards = false
  @Published var palette = Palette.all[0]

  /// Points a second.
  var pace: Double { Double(speed) * (isBackwards ? -12 : 12) }

  func lengthen(by pixels: Int) { length = min(max(length + pixels, 2), 8) }

  func hurry(by step: Int) { speed = min(max(speed + step, 0), 8) }
}
