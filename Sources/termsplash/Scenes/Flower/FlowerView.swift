import TermAnim

/// A flower that breathes, opens and closes, and turns its face to the pointer.
struct FlowerView: View {
  @ObservedObject var model: FlowerModel
  /// Where the pointer is, right of and below the middle, as shares of half the flower; zero where
  /// there is none.
  @State private var sun = CGPoint.zero
  @Environment(\.self) private var environment

  private var reducesMotion: Bool { environment.accessibilityReduceMotion }

  /// The moments of a breath.
  private static let breath = [1.0, 0.78]

  var body: some View {
    Picture { size in
      let diameter = min(size.width, size.height)
      Moving(model.isOpen, with: .spring(duration: 1.2, bounce: 0.3)) { isOpen in
        PhaseAnimator(reducesMotion ? [1] : Self.breath) { breath in
          Repainted(model.palette, in: environment) { palette in
            Moving(model.petals, with: .spring(duration: 0.7)) { petals in
              Flower(
                petals: Double(petals), bloom: isOpen ? breath : 0.25 * breath, diameter: diameter,
                palette: palette)
            }
          }
        } animation: { _ in
          .easeInOut(duration: 2.4)
        }
      }
      .rotationEffect(.degrees(15 * Double(model.turns)))
      .animation(reducesMotion ? nil : .spring(duration: 0.6, bounce: 0.3), value: model.turns)
      .turned(to: sun)
      .animation(.spring(duration: 0.8, bounce: 0.2), value: sun)
      .frame(width: size.width, height: size.height)
      .contentShape(Rectangle())
      .onTapGesture { model.openOrClose() }
      .onContinuousHover { turn(to: $0, in: size, diameter) }
    }
  }

  private func turn(to phase: HoverPhase, in size: CGSize, _ diameter: CGFloat) {
    guard !reducesMotion, diameter > 0, case .active(let point) = phase else { return sun = .zero }
    func share(_ way: CGFloat) -> CGFloat { min(max(way * 2 / diameter, -1), 1) }
    sun = CGPoint(x: share(point.x - size.width / 2), y: share(point.y - size.height / 2))
  }
}

extension View {
  /// The view with its face to a point, as shares of what it turns by at most.
  fileprivate func turned(to point: CGPoint) -> some View {
    rotation3DEffect(.degrees(-28 * point.y), axis: (1, 0, 0), perspective: 0.5)
      .rotation3DEffect(.degrees(28 * point.x), axis: (0, 1, 0), perspective: 0.5)
  }
}
