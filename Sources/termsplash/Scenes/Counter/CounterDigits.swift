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

  var body: some View {
    let odometer = Odometer(number)
    HStack(spacing: 0) {
      Capsule()
        .fill(palette.color(at: 0))
        .frame(width: wheel.width * 0.5, height: max(6, wheel.height * 0.09))
        .frame(width: (wheel.width * 0.5 + gap) * odometer.minus, alignment: .leading)
        .opacity(odometer.minus)
      ForEach((0..<odometer.count).reversed(), id: \.self) { place in
        let presence = odometer.presence(ofWheel: place)
        CounterWheel(
          turns: odometer.turns(ofWheel: place), size: wheel,
          color: palette.color(at: 1 - Double(place) / Double(CounterModel.places - 1))
        )
        .padding(.horizontal, gap / 2)
        .frame(width: (wheel.width + gap) * presence)
        .opacity(presence)
      }
    }
  }
}
