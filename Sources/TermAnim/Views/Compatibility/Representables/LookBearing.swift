import Foundation

/// A view of UIKit or AppKit, whichever it is.
@MainActor
protocol LookBearing: AnyObject {
  /// What is drawn.
  var ownLayer: CALayer { get }

  /// How large the view is wherever it is shown; nil is as large as what it is offered.
  var fixedSize: CGSize? { get }

  /// Takes note of how large the view is where it is shown.
  func shown(in size: CGSize)
}

extension LookBearing {
  var look: ViewLook { ownLayer.look }

  var fixedSize: CGSize? { nil }
}
