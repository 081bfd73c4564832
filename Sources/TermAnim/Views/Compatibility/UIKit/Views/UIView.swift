public import Foundation

/// A view of UIKit, for `UIViewRepresentable` and for code that counts places from one.
///
/// What is drawn of it is its ground, cut by the corners of its layer, its opacity, and layers
/// inside, such as emitters. Views inside, constraints and drawing of its own are missing: they
/// would be another library of views.
@MainActor @preconcurrency
open class UIView: LookBearing {
  final private(set) lazy var ownLayer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// What the ground, the corners and the opacity are told by, too.
  open var layer: CALayer { ownLayer }

  /// What the program has set, as large as what represents the view once that is shown.
  open var frame: CGRect
  /// Noted and left at that: a view is cut by the corners of its layer in any case.
  open var clipsToBounds = false
  /// Noted and left at that.
  open var isOpaque = true
  /// Noted and left at that: the view is as large as what represents it.
  open var autoresizingMask: AutoresizingMask = []
  /// Noted and left at that, as there are no constraints.
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
    (frame.size, ownLayer.bounds.size) = (size, size)
    layoutSubviews()
  }

  /// Always nil: what is around a view is SwiftUI's.
  open var superview: UIView? { nil }

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

  /// The room that something else takes at the edges: none.
  open var safeAreaInsets: UIEdgeInsets { .zero }
}
