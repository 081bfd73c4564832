/// The shape of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or ellipse.
  case circular
  /// A curve that eases out of the straight sides, as the corners of Apple's screens do.
  case continuous
}
