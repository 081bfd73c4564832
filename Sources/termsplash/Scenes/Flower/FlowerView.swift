import TermAnim

/// A flower that breathes, opens and closes.
struct FlowerView: View {
  @ObservedObject var model: FlowerModel
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// The moments of a breath.
  private static let breath = [1.0, 0.78]

  var body: some View {
    Picture { size in
      let diameter = min(size.width, size.height)
      Moving(model.isOpen, with: .spring(duration: 1.2, bounce: 0.3)) { isOpen in
        PhaseAnimator(reducesMotion ? [1] : Self.breath) { breath in
          Flower(
            petals: model.petals, bloom: isOpen ? breath : 0.25 * breath, diameter: diameter,
            palette: model.palette)
        } animation: { _ in
          .easeInOut(duration: 2.4)
        }
      }
      .rotationEffect(.degrees(15 * Double(model.turns)))
      .animation(reducesMotion ? nil : .spring(duration: 0.6, bounce: 0.3), value: model.turns)
      .onTapGesture { model.openOrClose() }
    }
  }
}
