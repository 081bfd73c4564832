public import Foundation

/// A view of UIKit, for `UIViewRepresentable` and for code that counts places from one.
///
/// What is drawn of it is its ground, cut by the corners of its layer, its opacity, the views
/// inside, and layers, such as emitters. Drawing of its own and controls are missing, but for
/// `UIActivityIndicatorView`: they would be another library of views.
@MainActor @preconcurrency
open class UIView: LookBearing {
  final private(set) lazy var ownLayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// What the ground, the corners and the opacity are told by, too.
  open var layer: CALayer { ownLayer }

  /// The views inside, the first at the back.
  public internal(set) final var subviews: [UIView] = []
  /// The view that this one is in; nil for one that SwiftUI shows.
  public internal(set) final weak var superview: UIView?
  /// The active constraints that the view has a part in.
  public internal(set) final var constraints: [NSLayoutConstraint] = []

  /// What the program has set, or constraints say; as large as what represents the view once that
  /// is shown.
  open var frame: CGRect {
    didSet { if superview != nil { ownLayer.frame = frame } }
  }
  /// Noted and left at that: a view is cut by the corners of its layer in any case.
  open var clipsToBounds = false
  /// Noted and left at that.
  open var isOpaque = true
  /// What gives when the view around has another size and no constraint says anything.
  open var autoresizingMask: AutoresizingMask = []
  /// Noted and left at that: constraints come before the mask in any case.
  open var translatesAutoresizingMaskIntoConstraints = true

  public init(frame: CGRect) {
    self.frame = frame
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

  /// Puts layers in their places; called when the view has another size.
  open func layoutSubviews() {}

  final func shown(in size: CGSize) {
    let old = frame.size
    (frame.size, ownLayer.bounds.size) = (size, size)
    arrangeSubviews(from: old)
    layoutSubviews()
  }

  open var backgroundColor: UIColor? {
    get { look.values.ground }
    set { look.values.ground = newValue }
  }

  open var alpha: CGFloat {
    get { look.values.opacity }
    set { look.values.opacity = newValue }
  }

  open var isHidden: Bool {
    get { look.values.isHidden }
    set { look.values.isHidden = newValue }
  }

  /// Whether the pointer finds the view, so that it hides what is behind it from gestures.
  open var isUserInteractionEnabled: Bool {
    get { look.values.isFound }
    set { look.values.isFound = newValue }
  }

  /// What of a view changes with what is around it.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How large the view is wherever it is shown; nil is as large as what it is offered.
  var fixedSize: CGSize? { nil }

  /// The room that something else takes at the edges: none.
  open var safeAreaInsets: UIEdgeInsets { .zero }
}
