/// A typeface that outlines can be had of.
protocol OutlineFace: AnyObject, Sendable {
  /// Whether its letters are slanted already.
  var isSlanted: Bool { get }
  /// How far lines reach above the baseline, in ems.
  var ascent: Double { get }
  /// How far lines reach below the baseline, in ems; positive.
  var descent: Double { get }

  /// The outline of one character at a size; nil when the face lacks it.
  ///
  /// - Parameters:
  ///   - scalar: The character.
  ///   - pixels: The size of the em.
  ///   - isHinted: True to fit heights to whole pixels.
  ///   - weight: What is wanted; a face that is too light makes up for it.
  /// - Returns: The outline in pixels, y down from the baseline, x from where its room begins.
  func outline(
    of scalar: Unicode.Scalar, pixels: Double, isHinted: Bool, weight: Font.Weight
  ) -> FaceOutline?

  /// How much further apart than their advances say two characters stand, in ems; mostly negative.
  func kerning(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Double
}
