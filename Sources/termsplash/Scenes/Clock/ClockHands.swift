import TermAnim

/// Three hands and the pin that holds them.
struct ClockHands: View, Animatable {
  var elapsed: ClockTime
  let setting: ClockSetting
  /// That of the dial, in points.
  let diameter: CGFloat
  let palette: Palette

  nonisolated var animatableData: ClockTime {
    get { elapsed }
    set { elapsed = newValue }
  }

  @Environment(\.terminalPixel) private var pixel

  private var stroke: CGFloat { max(6, diameter * 0.055) }
  /// An even number of pixels, as the dial has.
  private var pin: CGSize {
    guard stroke >= 8 else { return pixel.times(2) }
    let diameter = 2 * stroke.onPixels(of: pixel.width)
    return CGSize(width: diameter, height: diameter)
  }

  var body: some View {
    let time = setting.time + elapsed
    let minute = setting.minute + elapsed
    let second = setting.second + elapsed
    let accent = palette.colors[1]
    let isSmall = diameter < ClockDial.leastFull
    ZStack {
      hand(time.hourAngle, length: isSmall ? 0.2 : 0.25, width: stroke * 1.25, .primary)
      hand(minute.minuteAngle, length: 0.38, width: stroke, .primary)
      if isSmall {
        dot(second.secondAngle, accent)
      } else {
        hand(second.secondAngle, length: 0.42, width: max(5, stroke * 0.5), accent)
      }
      Ellipse().fill(accent).frame(width: pin.width, height: pin.height)
    }
  }

  /// What shows the seconds of a small clock: a dot near the rim.
  private func dot(_ angle: Angle, _ color: Color) -> some View {
    Circle()
      .fill(color)
      .frame(width: 8, height: 8)
      .offset(y: 8 - diameter / 2)
      .rotationEffect(angle)
  }

  /// A hand whose length is a share of the diameter.
  private func hand(
    _ angle: Angle, length: CGFloat, width: CGFloat, _ color: Color
  ) -> some View {
    Capsule()
      .fill(color)
      .frame(width: width, height: diameter * length)
      .offset(y: -diameter * length / 2)
      .rotationEffect(angle)
  }
}
