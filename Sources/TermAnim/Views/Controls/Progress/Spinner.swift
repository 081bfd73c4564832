import Foundation

/// A wheel of dots that turns.
struct Spinner: View {
  /// Nil is the tint where views have set one, or else the foreground style.
  let color: Color?
  /// Whether it turns; it stands where it began otherwise.
  var turns = true
  @Environment(\.accentColor) private var accentColor
  @Environment(\.tintStyle) private var tintStyle
  @Environment(\.controlSize) private var size

  private static let dots = 8
  /// Seconds a turn.
  private static let period = 0.96

  var body: some View {
    let side = Self.side(size)
    Group {
      if turns {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: step)) {
          let turns = $0.date.timeIntervalSinceReferenceDate / step
          wheel(first: Int(turns.rounded().truncatingRemainder(dividingBy: 8)), side: side)
        }
      } else {
        wheel(first: 0, side: side)
      }
    }
    .frame(width: side, height: side)
    .aligned(to: .pixel)
  }

  /// How wide and high the wheel is, in points.
  static func side(_ size: ControlSize) -> Double { 32 * size.factor }

  private var style: AnyShapeStyle {
    if let color { return AnyShapeStyle(color) }
    let isTinted = accentColor != nil || tintStyle != nil
    return isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(.foreground)
  }

  private var step: Double { Self.period / Double(Self.dots) }

  private func wheel(first: Int, side: Double) -> some View {
    ZStack {
      ForEach(0..<Self.dots, id: \.self) { index in
        let angle = 2 * Double.pi * Double(index) / Double(Self.dots)
        let age = (first - index + 2 * Self.dots) % Self.dots
        Circle()
          .fill(style)
          .frame(width: side / 4, height: side / 4)
          .opacity(1 - 0.85 * Double(age) / Double(Self.dots))
          .offset(x: sin(angle) * side * 0.375, y: -cos(angle) * side * 0.375)
      }
    }
    // Clockwise, wherever rows begin.
    .environment(\.layoutDirection, .leftToRight)
  }
}
