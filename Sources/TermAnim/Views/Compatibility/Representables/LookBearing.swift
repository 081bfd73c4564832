import Foundation

/// A view of UIKit or AppKit, whichever it is.
@MainActor
protocol LookBearing: AnyObject {
  /// What is drawn.
  var ownLayer: CALayer { get }

  /// Takes note of how large the view is where it is shown.
  func shown(in size: CGSize)
}

extension LookBearing {
  var look: ViewLook { ownLayer.look }
}
