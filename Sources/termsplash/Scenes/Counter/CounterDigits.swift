import TermAnim

/// A number on wheels that roll from one value to the next.
struct CounterDigits: View, Animatable {
  var number: Double
  /// Where it is going, which has the wheels and the sign.
  let target: Int
  /// What is shown of numbers beyond it is its end.
  let range: ClosedRange<Double>
  /// How the sign and leading wheels come and go; not as the number passes, which may be in a
  /// moment.
  let coming: Animation
  let wheel: CGSize
  let palette: Palette
  @Environment(\.terminalPixel) private var pixel

  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  private var gap: CGFloat { max(pixel.width, (wheel.width * 0.12).onPixels(of: pixel.width)) }
  /// The part of the gap before a wheel, in whole pixels.
  private var leadingGap: CGFloat { (gap / 2).onPixels(of: pixel.width) }
  private var minus: CGSize {
    CGSize(width: wheel.width * 0.5, height: max(8, wheel.height * 0.09)).onPixels(of: pixel)
  }
  /// The room above the sign, so that its edges are on pixels.
  private var minusTop: CGFloat { ((wheel.height - minus.height) / 2).onPixels(of: pixel.height) }

  private var signWidth: CGFloat { minus.width + gap }

  /// From one wheel to the next.
  private var pitch: CGFloat { wheel.width + gap }

  /// All wheels in a row, of which those that are there, and the sign, are in the middle.
  var body: some View {
    let (seen, goal) = (
      Odometer(min(max(number, range.lowerBound), range.upperBound)), Odometer(Double(target))
    )
    // How far the row begins before the first wheel that is there, and before the sign.
    let missing = CGFloat((0..<CounterModel.places).count { !goal.hasWheel($0) }) * pitch
    let hidden = missing - (goal.isNegative ? signWidth : 0)
    HStack(spacing: 0) {
      ForEach((0..<CounterModel.places).reversed(), id: \.self) { place in
        wheel(place, turns: seen.turns(ofWheel: place))
          .opacity(goal.hasWheel(place) ? 1 : 0)
      }
    }
    .overlay(alignment: .topLeading) {
      if goal.isNegative {
        sign.offset(x: missing - minus.width, inScaleWith: pitch)
      }
    }
    // So that all of it can be pressed where there is a sign.
    .padding(.horizontal, (signWidth / 2).onPixels(of: pixel.width))
    .offset(x: -(hidden / 2).onPixels(of: pixel.width), inScaleWith: pitch)
    .animation(coming, value: goal.parts)
  }

  private var sign: some View {
    Capsule()
      .fill(palette.color(at: 0))
      .frame(width: minus.width, height: minus.height)
      .padding(.top, minusTop)
  }

  private func wheel(_ place: Int, turns: Double) -> some View {
    CounterWheel(
      turns: turns, size: wheel,
      color: palette.color(at: 1 - Double(place) / Double(CounterModel.places - 1))
    )
    .padding(.leading, leadingGap)
    .padding(.trailing, gap - leadingGap)
  }
}
