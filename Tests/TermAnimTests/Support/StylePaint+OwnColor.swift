@testable import TermAnim

extension StylePaint {
  /// The colour of a paint that has one, and the veil of a material; clear for other paints.
  var ownColor: Color.Resolved {
    switch self {
    case .color(let color): color
    case .material(let material): material.veil
    default: .clear
    }
  }
}
