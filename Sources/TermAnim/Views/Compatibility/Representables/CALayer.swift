public import Foundation

/// The layer of a view of UIKit or AppKit: its ground, its corners and its opacity.
///
/// Layers that are not those of a view are missing: a terminal would draw nothing of them.
@MainActor @preconcurrency
public final class CALayer {
  private let look: ViewLook

  init(_ look: ViewLook) {
    self.look = look
  }

  /// The radius of round corners in points; a terminal cuts the view by them in any case.
  public var cornerRadius: CGFloat {
    get { look.values.cornerRadius }
    set { look.values.cornerRadius = newValue }
  }

  /// Noted and left at that.
  public var cornerCurve = CALayerCornerCurve.circular

  /// Noted and left at that: the view is cut by its corners in any case.
  public var masksToBounds = false

  /// Noted and left at that, as are the colours and sizes of borders and shadows.
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowRadius: CGFloat = 3
  public var shadowPath: CGPath?

  public var backgroundColor: CGColor? {
    get { look.values.ground?.cgColor }
    set { look.values.ground = newValue.map { UIColor(cgColor: $0) } }
  }

  public var opacity: Float {
    get { Float(look.values.opacity) }
    set { look.values.opacity = CGFloat(newValue) }
  }

  public var isHidden: Bool {
    get { look.values.isHidden }
    set { look.values.isHidden = newValue }
  }
}

/// How the corners of a layer are round.
public struct CALayerCornerCurve: Hashable, Sendable {
  private let name: String

  public static let circular = CALayerCornerCurve(name: "circular")
  public static let continuous = CALayerCornerCurve(name: "continuous")
}
