extension GradientRamp: Animatable {
  /// The stops as points of the mixing space, times 128; the space itself changes at once.
  public var animatableData: GradientVector {
    get {
      GradientVector(
        knots: stops.map {
          GradientVector.Knot(
            location: $0.location, point: space.vector(of: $0.color).scaled(by: Double.unitScale))
        })
    }
    set {
      let stops = newValue.knots.map { knot in
        Stop(
          color: space.color(at: knot.point.scaled(by: 1 / Double.unitScale)),
          location: knot.location)
      }
      self = GradientRamp(stops: stops, space: space)
    }
  }
}
