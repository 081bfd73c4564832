import TermAnim

/// What is moved, by the place of `motion`.
struct Stage: View {
  @ObservedObject var motion: Motion
  let act: Act

  var body: some View {
    switch act {
    case .gradient: Sweep(place: motion.place)
    case .meters: onGround { Meters(place: motion.place).fill(Color.orange) }
    case .plasma: Plasma()
    case .splash: onGround { Disc(place: motion.place).fill(Color.red) }
    }
  }

  private func onGround(@ViewBuilder _ content: () -> some View) -> some View {
    ZStack {
      Rectangle().fill(Color(red: 0.06, green: 0.08, blue: 0.13))
      content()
    }
  }
}

/// A diagonal gradient that slides, so that every pixel changes in every frame.
private struct Sweep: View, Animatable {
  var place: Double

  nonisolated var animatableData: Double {
    get { place }
    set { place = newValue }
  }

  var body: some View {
    let shift = place * 8 - 4
    LinearGradient(
      colors: [.blue, .orange, .blue, .orange, .blue, .orange, .blue, .orange, .blue, .orange],
      startPoint: UnitPoint(x: shift - 5, y: shift - 5),
      endPoint: UnitPoint(x: shift + 5, y: shift + 5))
  }
}

/// Bars whose tops go up and down, so that a few cells in a hundred change in every frame.
private struct Meters: Shape {
  var place: Double

  var animatableData: Double {
    get { place }
    set { place = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let (count, width) = (25, rect.width / 50)
    return Path { path in
      for bar in 0..<count {
        let height = rect.height * (0.5 + 0.4 * sin(place * 60 + Double(bar)))
        path.addRect(
          CGRect(
            x: rect.minX + (Double(bar) * 2 + 0.5) * width, y: rect.maxY - height, width: width,
            height: height))
      }
    }
  }
}

/// A disc that grows until it covers everything, once a second.
private struct Disc: Shape {
  var place: Double

  var animatableData: Double {
    get { place }
    set { place = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let seconds = place * 20
    let radius = (seconds - seconds.rounded(.down)) * hypot(rect.width, rect.height) / 2
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
  }
}
