import Foundation

/// The buttons beside a row that is pulled aside.
struct SwipeButtons<Actions: View>: View {
  let edge: HorizontalEdge
  let strip: SwipeStrip
  /// How much there is to be filled, in points.
  let width: CGFloat
  let actions: Actions
  let close: () -> Void

  var body: some View {
    Group(subviews: actions) { actions in
      HStack(spacing: 0) {
        ForEach(edge == .trailing ? actions.reversed() : Array(actions)) { $0 }
      }
      .modifier(SwipeStripModifier(strip: strip))
    }
    .buttonStyle(SwipeButtonStyle(close: close))
    .fixedSize(horizontal: width <= strip.width, vertical: false)
    .frame(width: width > strip.width && strip.width > 0 ? width : nil)
  }
}
