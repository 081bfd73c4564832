import TermAnim

/// Which of the cards are there.
@MainActor
final class TransitionsModel: ObservableObject, Colorful {
  @Published private(set) var isShown = Array(repeating: false, count: TransitionSample.all.count)
  @Published var palette = Palette.all[4]

  /// Seconds from one card to the next, when several come or go at a time.
  private(set) var lag = 0.0
  private var swaps = 0

  /// Lets one card come or go.
  func toggle(_ index: Int) {
    lag = 0
    isShown[index].toggle()
  }

  /// Lets all cards go, one after the other, or those come that are not there.
  func toggleAll() {
    lag = 0.05
    let areAllShown = isShown.allSatisfy { $0 }
    isShown = isShown.map { _ in !areAllShown }
  }

  /// Lets every second card go, then come while the others go, and every fourth time all be there:
  /// half of them always are.
  func swapHalves() {
    lag = 0.05
    swaps = (swaps + 1) % 4
    isShown = isShown.indices.map { index in
      let isFirst = (index + index / TransitionGrid.columns) % 2 == 0
      return swaps == 0 || isFirst == (swaps == 2)
    }
  }
}
