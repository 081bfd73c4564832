import TermAnim

/// The rockets that are to be lit.
@MainActor
final class FireworksModel: ObservableObject {
  /// A rocket that waits for the view to light it, which knows the time.
  struct Order: Hashable {
    /// Where it is to burst: x as a share of the width to the right of the middle, y of the height.
    let apex: CGPoint
    /// Seconds until it is lit.
    let delay: Double
    let palette: Palette
    let seed: UInt64
  }

  @Published private(set) var orders: [Order] = []
  /// Rockets of a salvo, 1 to 9.
  @Published private(set) var salvo = 3
  @Published var palette = Palette.all[1]
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  func choose(salvo: Int) {
    self.salvo = min(max(salvo, 1), 9)
  }

  /// Orders a salvo across the sky, in colours that follow one another.
  func fire() {
    for index in 0..<salvo {
      let across = (Double(index) + .random(in: 0.2...0.8, using: &random)) / Double(salvo)
      order(
        apex: CGPoint(x: (across - 0.5) * 0.8, y: .random(in: 0.5...0.78, using: &random)),
        delay: Double(index) * 0.28, palette: palette.next(by: index))
    }
  }

  /// Orders one rocket to a point of the sky.
  func fire(at apex: CGPoint) {
    order(apex: apex, delay: 0, palette: palette)
  }

  private func order(apex: CGPoint, delay: Double, palette: Palette) {
    orders.append(Order(apex: apex, delay: delay, palette: palette, seed: random.next()))
  }

  /// The orders, which are then done with.
  func takeOrders() -> [Order] {
    defer { orders.removeAll() }
    return orders
  }
}
