import Foundation

/// The bar of a linear progress view.
struct ProgressBar: View {
  /// 0...1; nil lets a part of the bar run along.
  let fraction: Double?
  let style: AnyShapeStyle

  var body: some View {
    ZStack {
      Capsule().fill(ControlColor.track)
      if let fraction {
        ProgressSegment(start: 0, end: fraction).fill(style)
      } else {
        PhaseAnimator([false, true]) { isAtEnd in
          ProgressSegment(start: isAtEnd ? 0.7 : 0, end: isAtEnd ? 1 : 0.3).fill(style)
        } animation: { _ in
          .easeInOut(duration: 0.9)
        }
      }
    }
    .frame(minWidth: 16, idealWidth: 120)
    .pixelHeight(8)
    .aligned(to: .pixel)
  }
}
