/// What becomes of colours that a space cannot hold; every space here can hold all.
public enum CGColorRenderingIntent: Hashable, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
