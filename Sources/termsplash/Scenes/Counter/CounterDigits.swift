import TermAnim

/// A number on wheels that roll from one value to the next.
struct CounterDigits: View, Animatable {
  var number: Double
  let wheel: CGSize
  let palette: Palette

  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  private var gap: CGFloat { max(4, (wheel.width * 0.12).onPixels) }
  /// The part of the gap before a wheel, in whole pixels.
  private var leadingGap: CGFloat { (gap / 2).onPixels }
  private var minus: CGSize {
    CGSize(
      width: (wheel.width * 0.5).onPixels,
      height: max(8, (wheel.height * 0.09).onPixels))
  }
  /// The room above the sign, so that its edges are on pixels.
  private var minusTop: CGFloat { ((wheel.height - minus.height) / 2).onPixels }

  var body: some View {
    let odometer = Odometer(number)
    HStack(spacing: 0) {
      Capsule()
        .fill(palette.color(at: 0))
        .frame(width: minus.width, height: minus.height)
        .padding(.top, minusTop)
        .frame(
          width: (minus.width + gap) * odometer.minus, height: wheel.height,
          alignment: .topLeading
        )
        .opacity(odometer.minus)
      ForEach((0..<odometer.count).reversed(), id: \.self) { place in
        let presence = odometer.presence(ofWheel: place)
        CounterWheel(
          turns: odometer.turns(ofWheel: place), size: wheel,
          color: palette.color(at: 1 - Double(place) / Double(CounterModel.places - 1))
        )
        .padding(.leading, leadingGap)
        .padding(.trailing, gap - leadingGap)
        .frame(width: (wheel.width + gap) * presence)
        .opacity(presence)
      }
    }
  }
}
