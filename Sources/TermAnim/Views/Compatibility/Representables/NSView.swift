public import Foundation

/// A view of AppKit, for `NSViewRepresentable`: its ground and its opacity are what is drawn of it.
///
/// Views inside and drawing of its own are missing; layers are those of `CALayer`.
@MainActor @preconcurrency
open class NSView: LookBearing {
  final private(set) lazy var ownLayer = makeBackingLayer()

  /// What the program has set, as large as what represents the view once that is shown.
  open var frame: CGRect
  /// Noted and left at that: there is always a layer.
  open var wantsLayer = false

  public init(frame frameRect: CGRect) {
    frame = frameRect
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  /// Nil, as nothing is kept in archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The frame counted from its own origin.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Makes the layer of the view.
  open func makeBackingLayer() -> CALayer { CALayer() }

  /// Never nil, though AppKit says that it may be.
  open var layer: CALayer? { ownLayer }

  /// Puts layers in their places; called when the view has another size.
  open func layout() {}

  final func shown(in size: CGSize) {
    (frame.size, ownLayer.bounds.size) = (size, size)
    layout()
  }

  open var alphaValue: CGFloat {
    get { look.values.opacity }
    set { look.values.opacity = newValue }
  }

  open var isHidden: Bool {
    get { look.values.isHidden }
    set { look.values.isHidden = newValue }
  }
}
