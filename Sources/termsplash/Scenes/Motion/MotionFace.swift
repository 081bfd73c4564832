import TermAnim

/// A heart in a ring of beads that have flown out from behind it, or are still there.
///
/// What is large or small, far or near is told by `isLarge`, what is bright or pale by `isBright`:
/// so it can be seen which of the two is on its way.
struct MotionFace: View {
  let look: MotionModel.Look
  let palette: Palette
  let ring: BeadRing
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.terminalColorDepth) private var depth

  private var isLarge: Bool { look.isLarge || reducesMotion }

  var body: some View {
    ZStack {
      if hasBeads { ring.fill(.primary.opacity(0.16)) }
      ZStack {
        if hasBeads {
          ring.fill(AngularGradient(colors: Self.around(palette), center: .center))
            .rotationEffect(.degrees(isLarge ? 0 : -150))
            .scaleEffect(isLarge ? 1 : 0.2)
        }
        heart
          .scaleEffect(isLarge ? 1 : 0.6)
      }
      .opacity(look.isBright ? 1 : 0.4)
    }
    .frame(width: ring.size.width, height: ring.size.height)
    .contentShape([.interaction, .focusEffect], Circle())
  }

  /// In a little ring a heart would touch them.
  private var hasBeads: Bool { ring.diameter >= 56 }

  private var heart: some View {
    let size = CGSize.evenSquare(ring.diameter * (hasBeads ? 0.58 : 0.9), of: ring.pixel)
    return HeartShape()
      .fill(
        LinearGradient(
          gradient: palette.gradient, startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay(alignment: .topLeading) {
        if !depth.isDotted {
          Ellipse()
            .fill(.white.opacity(0.5))
            .frame(width: size.width * 0.2, height: size.height * 0.16)
            .offset(x: size.width * 0.15, y: size.height * 0.18)
        }
      }
      .frame(width: size.width, height: size.height)
  }

  /// The colours forth and back, so that they meet where a ring is closed.
  private static func around(_ palette: Palette) -> [Color] {
    palette.colors + palette.colors.reversed().dropFirst()
  }
}
