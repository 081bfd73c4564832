/// A view of UIKit that blurs what is behind it.
///
/// Everything drawn before is behind.
public class UIVisualEffectView: UIView {
  /// Nil for none.
  public var effect: UIVisualEffect? {
    didSet { look.values.blur = effect?.blur }
  }

  /// The view that holds what stands in front of the blur, as large as this one.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
    look.values.blur = effect?.blur
  }
}
