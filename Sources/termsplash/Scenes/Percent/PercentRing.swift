import TermAnim

/// A dashed ring that is filled clockwise from the top, around its percentage.
struct PercentRing: View, Animatable {
  /// 0 is empty, 100 full; what an animation overshoots is not drawn.
  var percent: Double
  let palette: Palette
  /// In points.
  let diameter: CGFloat

  nonisolated var animatableData: Double {
    get { percent }
    set { percent = newValue }
  }

  private var width: CGFloat { max(8, (diameter * 0.14).onPixels) }

  var body: some View {
    ZStack {
      ring.stroke(.primary.opacity(0.12), style: dashes)
      ring.trim(from: 0, to: percent / 100)
        .stroke(
          AngularGradient(gradient: palette.gradient, center: .center), style: dashes)
    }
    .rotationEffect(.degrees(-90))
    .overlay { label }
    .frame(width: diameter, height: diameter)
  }

  private var ring: some Shape {
    Circle().inset(by: width / 2)
  }

  /// As many dashes as leave gaps of two pixels, each the same share of a hundred.
  private var dashes: StrokeStyle {
    let circumference = .pi * (diameter - width)
    let count = [100, 50, 25, 20, 10].first { circumference / $0 >= 18 } ?? 5
    let pitch = circumference / count
    let gap = max(8, pitch * 0.3)
    return StrokeStyle(lineWidth: width, dash: [pitch - gap, gap], dashPhase: -gap / 2)
  }

  private var label: some View {
    let size = diameter * 0.27
    return HStack(alignment: .firstTextBaseline, spacing: size < 24 ? 0 : size * 0.06) {
      Text("\(Int(min(max(percent, 0), 100).rounded()))")
        .font(.system(size: size, weight: size < 60 ? .medium : .bold))
        .monospacedDigit()
      Text("%")
        .font(.system(size: size < 24 ? size : max(24, size * 0.6), weight: .semibold))
        .foregroundStyle(.secondary)
    }
  }
}
