import Foundation

/// A layer of Core Animation: its ground, its corners and its opacity, and the layers in it.
///
/// Of layers in others a terminal draws these, where their frames are, and emitters.
@MainActor @preconcurrency
open class CALayer {
  let look = ViewLook()

  public required init() {}

  /// Where the layer lies in the one around, in points; that of a view is where the view is.
  open var frame: CGRect {
    get { look.values.frame }
    set { look.values.frame = newValue }
  }

  /// The frame counted from its own origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of the frame.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var name: String?

  /// When the layer begins, for those that do something by themselves; 0 is long ago.
  open var beginTime: CFTimeInterval = 0

  // MARK: Layers inside

  /// The layers inside, the first at the back; nil for none.
  open var sublayers: [CALayer]? {
    get { look.values.sublayers.isEmpty ? nil : look.values.sublayers }
    set {
      for layer in look.values.sublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  public private(set) final weak var superlayer: CALayer?

  /// Puts a layer in front of the others inside, and takes it out of where it was.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: look.values.sublayers.count))
  }

  /// Puts a layer among those inside, and takes it out of where it was; one that this one is in
  /// stays where it is.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard !isInside(layer) else { return }
    layer.removeFromSuperlayer()
    layer.superlayer = self
    look.values.sublayers.insert(layer, at: min(Int(index), look.values.sublayers.count))
  }

  /// Whether the layer is another one, or in it at any depth.
  private func isInside(_ layer: CALayer) -> Bool {
    self === layer || superlayer?.isInside(layer) == true
  }

  open func removeFromSuperlayer() {
    superlayer?.look.values.sublayers.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Looks

  /// The radius of round corners in points; a terminal cuts the view by them in any case.
  open var cornerRadius: CGFloat {
    get { look.values.cornerRadius }
    set { look.values.cornerRadius = newValue }
  }

  /// Noted and left at that.
  open var cornerCurve = CALayerCornerCurve.circular

  /// Noted and left at that: the view is cut by its corners in any case.
  open var masksToBounds = false

  /// Noted and left at that, as are the colours and sizes of borders and shadows.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?

  open var backgroundColor: CGColor? {
    get { look.values.ground?.cgColor }
    set { look.values.ground = newValue.map { UIColor(cgColor: $0) } }
  }

  open var opacity: Float {
    get { Float(look.values.opacity) }
    set { look.values.opacity = CGFloat(newValue) }
  }

  open var isHidden: Bool {
    get { look.values.isHidden }
    set { look.values.isHidden = newValue }
  }
}

extension CALayer: @preconcurrency Equatable {
  public static func == (a: CALayer, b: CALayer) -> Bool { a === b }
}
