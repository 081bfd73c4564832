/// The kinds of captured and published values that the suite proves, one file each in `Reference`.
enum ReferenceCategory: String, CaseIterable {
  case angle
  case catmullRom = "catmull-rom"
  case colourAnimatable = "colour-animatable"
  case colourMatrix = "colour-matrix"
  case colourResolve = "colour-resolve"
  case combiningAnimation = "combining-animation"
  case cubicBezier = "cubic-bezier"
  case d3Ease = "d3-ease"
  case description
  case effects
  case fluidSpringIntegrator = "fluid-spring-integrator"
  case gradientPerceptual = "gradient-perceptual"
  case keyframeAnimator = "keyframe-animator"
  case keyframes
  case linearEasing = "linear-easing"
  case numberInterpolate = "number-interpolate"
  case oklabMixPremultiplied = "oklab-mix-premultiplied"
  case oklab
  case path
  case projectile
  case projectionTransform = "projection-transform"
  case recorder
  case rotation3d
  case springEpsilonSettle = "spring-epsilon-settle"
  case springParams = "spring-params"
  case springPhysical = "spring-physical"
  case springProven = "spring-proven"
  case springSettling = "spring-settling"
  case springValue = "spring-value"
  case srgbMix = "srgb-mix"
  case steps
  case strokeCap = "stroke-cap"
  case strokeDash = "stroke-dash"
  case systemColour = "system-colour"
  case timeline
  case transactionBehaviour = "transaction-behaviour"
  case transitionBehaviour = "transition-behaviour"
  case unitCurve = "unit-curve"
  case velocitySampler = "velocity-sampler"
}
