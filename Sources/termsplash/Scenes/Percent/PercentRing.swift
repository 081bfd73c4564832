import TermAnim

/// A dashed ring that is filled clockwise from the top, around its percentage.
struct PercentRing: View, Animatable {
  /// 0 is empty, 100 full; what an animation overshoots is not drawn.
  var percent: Double
  let palette: Palette
  /// Of the room for it, in points: whole pixels, and as wide as high but for that.
  let size: CGSize

  private var diameter: CGFloat { min(size.width, size.height) }

  nonisolated var animatableData: Double {
    get { percent }
    set { percent = newValue }
  }

  /// From the inner edge of a ring to the outer one.
  ///
  /// In steps of four points. Small rings are thinner, so that there is room for a number in them.
  static func width(ofDiameter diameter: CGFloat) -> CGFloat {
    max(8, (diameter * (diameter < 120 ? 0.12 : 0.14)).onPixels(of: 4))
  }

  var body: some View {
    ZStack {
      ring.stroke(.primary.opacity(0.12), style: dashes)
      ring.trim(from: 0, to: percent / 100)
        .stroke(
          AngularGradient(gradient: palette.gradient, center: .center), style: dashes)
    }
    .rotationEffect(.degrees(-90))
    .overlay {
      PercentLabel(number: Int(min(max(percent, 0), 100).rounded()), size: size)
    }
    .frame(width: size.width, height: size.height)
  }

  private var ring: some Shape { Self.ring(ofDiameter: diameter) }

  /// The middle of a ring.
  static func ring(ofDiameter diameter: CGFloat) -> some Shape {
    Circle().inset(by: width(ofDiameter: diameter) / 2)
  }

  /// How many dashes a ring may have, the most first.
  static let dashCounts = [100, 50, 25, 20, 10, 5]

  private var dashes: StrokeStyle { Self.dashes(ofDiameter: diameter) }

  /// As many dashes as leave gaps of two pixels, each the same share of a hundred.
  static func dashes(ofDiameter diameter: CGFloat) -> StrokeStyle {
    let width = width(ofDiameter: diameter)
    let circumference = .pi * (diameter - width)
    let count = Self.dashCounts.first { circumference / CGFloat($0) >= 18 } ?? 5
    let pitch = circumference / CGFloat(count)
    let gap = max(8, pitch * 0.3)
    return StrokeStyle(lineWidth: width, dash: [pitch - gap, gap], dashPhase: -gap / 2)
  }
}
