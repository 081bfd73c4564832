import TermAnim

/// What is moved: a gradient over the whole screen, or a few meters.
struct Stage: View {
  @ObservedObject var motion: Motion
  let showsMeters: Bool

  var body: some View {
    if showsMeters {
      ZStack {
        Rectangle().fill(Color(red: 0.06, green: 0.08, blue: 0.13))
        Meters(place: motion.place).fill(Color.orange)
      }
    } else {
      Sweep(place: motion.place)
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
