extension Color {
  /// How a colour is made once the environment is known.
  indirect enum Recipe: Hashable, Sendable {
    case constant(Resolved)
    case system(SystemColor)
    case accent
    case dynamic(light: Resolved, dark: Resolved)
    case faded(Color, opacity: Double)
    case mixed(Color, Color, fraction: Double, space: ColorMixingSpace)
    case exposed(Color, stops: Double)
  }
}

extension Color.Recipe {
  func resolved(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .constant(let color):
      return color
    case .system(let color):
      return color.resolved(in: environment.colorScheme)
    case .accent:
      return accent(in: environment)
    case .dynamic(let light, let dark):
      return environment.colorScheme == .dark ? dark : light
    case .faded(let color, let opacity):
      return color.resolve(in: environment).multiplyingOpacity(by: Float(opacity))
    case .mixed(let start, let end, let fraction, let space):
      return start.resolve(in: environment)
        .mixed(with: end.resolve(in: environment), by: fraction, in: space)
    case .exposed(let color, let stops):
      return color.resolve(in: environment).multiplyingLight(byStops: stops)
    }
  }

  /// The environment's accent colour; one that is made of the accent colour itself is the default.
  private func accent(in environment: EnvironmentValues) -> Color.Resolved {
    guard let accent = environment.accentColor ?? environment.programAccent?() else {
      return SystemColor.blue.resolved(in: environment.colorScheme)
    }
    var outer = environment
    if outer.accentColor == nil { outer.programAccent = nil }
    outer.accentColor = nil
    return accent.resolve(in: outer)
  }

  var description: String {
    switch self {
    case .constant(.clear): "clear"
    case .constant(.black): "black"
    case .constant(.white): "white"
    case .constant(let color): color.description
    case .system(let color): color.rawValue
    case .accent: "accentColor"
    case .dynamic(let light, let dark): "\(light) on light, \(dark) on dark"
    case .faded(let color, let opacity): "\(Self.percent(opacity)) \(color)"
    case .mixed(let start, let end, let fraction, _):
      "\(start) mixed with \(Self.percent(fraction)) \(end)"
    case .exposed(let color, let stops): "\(color) exposed by \(stops)"
    }
  }

  private static func percent(_ share: Double) -> String {
    let percent = (share * 100).rounded()
    return (Int(exactly: percent).map(String.init) ?? percent.description) + "%"
  }
}
