public import Foundation

/// A view of AppKit, for `NSViewRepresentable`: its ground and its opacity are what is drawn of it.
///
/// Views inside and drawing of its own are missing.
@MainActor @preconcurrency
open class NSView: LookBearing {
  final let look = ViewLook()
  private let ownLayer: CALayer

  /// What the program has set; the view is shown where what represents it is.
  open var frame: CGRect
  /// Noted and left at that: there is always a layer.
  open var wantsLayer = false

  public init(frame frameRect: CGRect) {
    (frame, ownLayer) = (frameRect, CALayer(look))
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  /// Nil, as nothing is kept in archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Never nil, though AppKit says that it may be.
  open var layer: CALayer? { ownLayer }

  open var alphaValue: CGFloat {
    get { look.values.opacity }
    set { look.values.opacity = newValue }
  }

  open var isHidden: Bool {
    get { look.values.isHidden }
    set { look.values.isHidden = newValue }
  }
}
