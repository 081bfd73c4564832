/// Everything about a screen that the stages of a frame are set up for.
struct ScreenConfiguration: Hashable {
  /// The picture, which has no more cells than it may have.
  var geometry: ScreenGeometry
  var placement: ScreenPlacement
  var output: OutputCapabilities
  var colorScheme: ColorScheme
  /// What is around a picture among printed lines; nil for the ground of the colour scheme.
  var surroundings: Color.Resolved?
  var reducesMotion: Bool
  var isStill: Bool

  init(size: TerminalSize, capabilities: TerminalCapabilities, options: PlayerOptions) {
    let picture = size.limited(to: options.largestSize)
    placement =
      options.placement.isInline
      ? ScreenPlacement(inCornerOf: size) : ScreenPlacement(of: picture, on: size)
    geometry = ScreenGeometry(
      size: picture, pointsPerPixel: options.pointsPerPixel, cellAspect: options.cellAspect)
    output = capabilities.output
    output.colorDepth = options.colorDepth ?? output.colorDepth
    output.isInline = options.placement.isInline
    if output.isInline, options.colorScheme == nil {
      surroundings = Self.surroundings(capabilities.background, in: output.colorDepth)
    }
    colorScheme = options.colorScheme ?? ColorScheme(background: capabilities.background) ?? .dark
    (reducesMotion, isStill) = (options.reducesMotion, options.disablesAnimations)
  }

  /// The terminal's own background as one of its colours; nil where it is not told, or where the
  /// ground is nearly it anyway.
  private static func surroundings(
    _ background: SIMD3<Float>?, in depth: ColorDepth
  ) -> Color.Resolved? {
    let color = background.map { Color.Resolved(red: $0.x, green: $0.y, blue: $0.z) }
    return switch depth {
    case .trueColor: color
    case .indexed256: color?.amongTerminalColors
    case .indexed16, .monochrome: nil
    }
  }

  /// What the root view sees.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.flatPalette = flatPalette
    environment.pixelsPerPoint = geometry.pixelsPerPoint
    environment.accessibilityReduceMotion = reducesMotion
    environment.isStill = isStill
    environment.horizontalSizeClass = UserInterfaceSizeClass(width: geometry.size.width)
    environment.terminalHasUnicode = output.hasUnicode
    environment.terminalColorDepth = output.colorDepth
    environment.accessibilityDifferentiateWithoutColor = output.colorDepth == .monochrome
    return environment
  }

  /// What is behind the root view: with all colours a dark that is not black or a light that is not
  /// white.
  ///
  /// Where there are few colours it is one of them, so that large quiet areas are not dithered.
  /// Among printed lines it is what is behind those.
  var ground: Color.Resolved { surroundings ?? flatPalette.colors(for: colorScheme).ground }

  private var flatPalette: FlatPalette {
    switch output.colorDepth {
    case .trueColor: .standard
    case .indexed256: .indexed256
    case .indexed16, .monochrome: .blackAndWhite
    }
  }
}

extension ColorScheme {
  /// The scheme that fits a terminal's background, by its luminance; nil when it is not known.
  init?(background: SIMD3<Float>?) {
    guard let background else { return nil }
    let weights = SIMD3<Float>(0.2126, 0.7152, 0.0722)
    self = (background * weights).sum() > 0.5 ? .light : .dark
  }
}
