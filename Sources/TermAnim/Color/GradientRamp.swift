/// A gradient's colours along its length: resolved, in order, ready to be sampled.
public struct GradientRamp: Hashable, Sendable {
  /// A colour at a place along the gradient, 0 at its start and 1 at its end.
  public struct Stop: Hashable, Sendable {
    public var color: Color.Resolved
    public var location: Double

    public init(color: Color.Resolved, location: Double) {
      (self.color, self.location) = (color, location)
    }
  }

  /// In order of location, each finite.
  ///
  /// Before the first and after the last its colour goes on. Two at one location make a hard edge,
  /// on which the later one is seen; more than two there show the first up to it and the last from
  /// it on. Without stops everything is clear.
  public let stops: [Stop]
  /// Where colours are mixed in between stops.
  public let space: ColorMixingSpace

  /// A ramp through `stops`, sorted by location; those at one location stay in the given order.
  ///
  /// NaN counts as 0, and places beyond a million lengths as a million.
  public init(stops: [Stop], space: ColorMixingSpace = .perceptual) {
    self.space = space
    let finite = stops.map { Stop(color: $0.color, location: Self.finite($0.location)) }
    self.stops = finite.sorted { $0.location < $1.location }
  }

  private static func finite(_ location: Double) -> Double {
    location.isNaN ? 0 : min(max(location, -1e6), 1e6)
  }
}

extension GradientRamp {
  /// Whether all of it is clear.
  var isClear: Bool { stops.allSatisfy { $0.color.opacity == 0 } }

  /// The colour at a place along the gradient; NaN is its start.
  ///
  /// O(number of stops).
  public func color(at location: Double) -> Color.Resolved {
    let location = location.isNaN ? 0 : location
    let next = stops.firstIndex { $0.location > location } ?? stops.endIndex
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard next > stops.startIndex else { return first.color }
    guard next < stops.endIndex else { return last.color }
    let (from, to) = (stops[next - 1], stops[next])
    let fraction = (location - from.location) / (to.location - from.location)
    return from.color.mixed(with: to.color, by: fraction, in: space)
  }

  /// Whether every colour of the ramp hides what is behind it.
  var isOpaque: Bool {
    !stops.isEmpty && stops.allSatisfy { $0.color.opacity >= 1 }
  }
}

extension GradientRamp {
  /// The ramp with the opacity of its colours multiplied by `opacity`.
  func multiplyingOpacity(by opacity: Double) -> GradientRamp {
    let stops = stops.map {
      Stop(color: $0.color.multiplyingOpacity(by: Float(opacity)), location: $0.location)
    }
    return GradientRamp(stops: stops, space: space)
  }
}
