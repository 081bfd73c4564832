extension Angle: Animatable {
  /// 128 times the radians, interpolated the straight way: 350 degrees to 10 turns backwards.
  public var animatableData: Double {
    get { radians * Double.unitScale }
    set { radians = newValue / Double.unitScale }
  }
}
