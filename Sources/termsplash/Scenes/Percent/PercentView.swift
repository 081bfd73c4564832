import TermAnim

/// A ring that fills to where it is told, or to where it is turned by hand.
struct PercentView: View {
  let model: PercentModel
  @Environment(\.terminalPixel) private var pixel

  /// Pushed off, so that the first frame after a key reaches beyond the gap that the ring ends in.
  private static let spring = Animation.interpolatingSpring(
    duration: 0.9, bounce: 0.2, initialVelocity: 2)

  var body: some View {
    Picture { size in
      let side = min(size.width, size.height)
      let frame = CGSize.square(side, of: pixel)
      let diameter = min(frame.width, frame.height)
      Moving(model.percent, with: Self.spring) { percent in
        PercentRing(percent: Double(percent), palette: model.palette, size: frame)
      }
      .overlay {
        RingLight(completions: model.completions, diameter: diameter)
          .opacity(model.percent == 100 ? 1 : 0)
          .animation(.easeOut(duration: 0.2), value: model.percent == 100)
      }
      .contentShape(Circle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          model.aim(
            at: drag.location, inRingOfDiameter: diameter,
            isTurning: drag.location != drag.startLocation)
        })
    }
  }
}
