public import Foundation

/// The wheel of UIKit that turns while something is under way.
///
/// As large as that of a `ProgressView`, wherever it is shown.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The wheel's size, and, by the names of earlier systems, its colour.
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  open var style: Style {
    didSet { change() }
  }

  /// The colour of the wheel; nil is that of the style.
  open var color: UIColor? {
    didSet { change() }
  }

  /// Whether nothing is seen of a wheel that does not turn.
  open var hidesWhenStopped = true {
    didSet { change() }
  }

  open private(set) var isAnimating = false {
    didSet { change() }
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    change()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    change()
  }

  /// Nil, as nothing is kept in archives.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open func startAnimating() {
    isAnimating = true
  }

  open func stopAnimating() {
    isAnimating = false
  }

  private var isLarge: Bool { style == .large || style == .whiteLarge }

  override var fixedSize: CGSize? {
    let side = Spinner.side(isLarge ? .large : .regular)
    return CGSize(width: side, height: side)
  }

  private func change() {
    let isSeen = isAnimating || !hidesWhenStopped
    let own: UIColor? = style == .white || style == .whiteLarge ? .white : nil
    look.values.wheel =
      isSeen
      ? ViewLook.Wheel(color: color ?? own, isLarge: isLarge, turns: isAnimating) : nil
  }
}
