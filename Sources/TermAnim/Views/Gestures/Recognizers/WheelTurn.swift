import Foundation

/// How far the wheel has been turned in a gesture.
struct WheelTurn {
  /// Points in one notch of the wheel, by which it moves what it scrolls.
  static let notch: CGFloat = 24

  /// When the wheel turned last.
  let date: Date
  /// In points; positive is towards the user.
  let distance: CGFloat
  /// In points a second.
  let velocity: CGFloat
  let startAnchor: UnitPoint
  /// In points of the view.
  let startLocation: CGPoint
}
