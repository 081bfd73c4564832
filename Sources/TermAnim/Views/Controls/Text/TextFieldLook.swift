import Foundation

/// How text fields look.
enum TextFieldLook: Hashable, Sendable {
  /// On a rounded veil.
  case automatic
  /// On a rounded ground.
  case roundedBorder
  /// On a ground with square corners.
  case squareBorder
  /// Without a ground.
  case plain

  /// What is behind the text.
  var ground: ControlColor? {
    switch self {
    case .automatic: .fieldVeil
    case .roundedBorder, .squareBorder: .field
    case .plain: nil
    }
  }

  /// Of the ground, in points.
  var cornerRadius: CGFloat { self == .squareBorder ? 0 : 8 }
}
