import TermAnim

/// A dial with as many marks as there is room for: four, twelve or sixty.
struct ClockDial: View {
  let diameter: CGFloat

  var body: some View {
    let count = diameter < 80 ? 4 : diameter < 400 ? 12 : 60
    ZStack {
      Circle().fill(.primary.opacity(0.07))
      ForEach(0..<count, id: \.self) { index in
        mark(isHour: index * 12 % count == 0 || count < 12, isQuarter: index * 4 % count == 0)
          .rotationEffect(.degrees(360 * Double(index) / Double(count)))
      }
    }
  }

  private func mark(isHour: Bool, isQuarter: Bool) -> some View {
    let length = diameter * (isQuarter ? 0.09 : isHour ? 0.05 : 0.025)
    return Capsule()
      .fill(.primary.opacity(isQuarter ? 0.9 : 0.45))
      .frame(width: max(5, diameter * (isHour ? 0.025 : 0.012)), height: max(5, length))
      .offset(y: max(5, length) / 2 - diameter * 0.46)
  }
}
