extension EnvironmentValues {
  /// Whether pictures are to differ by more than their colour: where the terminal has no colours.
  @Entry public internal(set) var accessibilityDifferentiateWithoutColor: Bool = false

  /// Whether nothing is to be translucent.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }

  /// Whether buttons are to have visible outlines.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether the program is read aloud; it may well be, but nobody says so.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the program is worked by switches; it may well be, but nobody says so.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether the program is worked by other means than keys and the pointer; nobody says so.
  public var accessibilityEnabled: Bool { false }

  /// Whether lights that flash are to be dimmed.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether pictures that move are to do so.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool { false }
}
