/// A blur of UIKit, which is the `Material` that comes nearest.
public final class UIBlurEffect: UIVisualEffect {
  private let style: Style

  public init(style: Style) {
    self.style = style
  }

  override var blur: ViewLook.Blur? {
    ViewLook.Blur(veil: style.veil, scheme: style.scheme)
  }
}
