import Foundation

/// How text fields look.
enum TextFieldLook: Hashable, Sendable {
  /// On a rounded ground.
  case roundedBorder
  /// On a ground with square corners.
  case squareBorder
  /// Without a ground.
  case plain

  /// Of the ground, in points.
  var cornerRadius: CGFloat { self == .squareBorder ? 0 : 8 }
}
