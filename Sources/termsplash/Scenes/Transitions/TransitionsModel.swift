import TermAnim

/// Which of the cards are there.
@MainActor
final class TransitionsModel: ObservableObject {
  @Published private(set) var isShown = Array(repeating: true, count: TransitionSample.all.count)
  @Published var palette = Palette.all[3]

  /// Lets one card come or go.
  func toggle(_ index: Int) {
    withAnimation(Self.motion) { isShown[index].toggle() }
  }

  /// Lets all cards go, one after the other, or those come back that are gone.
  func toggleAll() {
    let areAllShown = isShown.allSatisfy { $0 }
    for index in isShown.indices {
      withAnimation(Self.motion.delay(0.05 * Double(index))) { isShown[index] = !areAllShown }
    }
  }

  private static let motion = Animation.spring(duration: 0.7, bounce: 0.2)
}
