import Foundation

/// Distances of a face at one size, in points; each is 0 or more.
struct FaceMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  var ascent: CGFloat
  /// From the baseline down to the bottom of the line.
  var descent: CGFloat
  /// Room between the bottom of a line and the top of the next; negative in tight type.
  var leading: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat
  /// From the baseline to the middle of an underline, downwards.
  var underlineOffset: CGFloat
  /// From the baseline to the middle of a line through the text, upwards.
  var strikethroughOffset: CGFloat
  /// The thickness of an underline.
  var ruleWidth: CGFloat

  var lineHeight: CGFloat { ascent + descent }
}
