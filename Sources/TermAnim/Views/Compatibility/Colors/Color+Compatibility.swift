import Foundation

extension Color {
  /// The colour that follows the ground as `color` does.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    switch color.variants {
    case .fixed(let color): self.init(color.resolved)
    case .dynamic(let light, let dark):
      self.init(recipe: .dynamic(light: light.resolved, dark: dark.resolved))
    }
  }

  /// The colour that follows the ground as `uiColor` does.
  public init(uiColor: UIColor) {
    self.init(uiColor)
  }

  /// The colour that follows the ground as `nsColor` does.
  public init(nsColor: NSColor) {
    self.init(nsColor)
  }

  /// The colour that looks like `cgColor`.
  public init(cgColor: CGColor) {
    self.init(cgColor.resolved)
  }

  /// The colour that looks like `color`.
  ///
  /// A name that both kinds of colours have, as in `Color(.black)`, is that of a `UIColor`: of two
  /// initialisers the one without a default goes first.
  @_disfavoredOverload
  public init(_ color: CGColor, _: Void = ()) {
    self.init(color.resolved)
  }

  /// The colour that a style is; another style than a colour is asked in the usual environment.
  @_disfavoredOverload
  public init<T: ShapeStyle & Hashable>(_ color: T) where T.Resolved == Color.Resolved {
    self = color as? Color ?? Color(color.resolve(in: EnvironmentValues()))
  }

  /// What the colour looks like where that does not depend on the environment; otherwise nil.
  public var cgColor: CGColor? {
    guard case .constant(let color) = recipe else { return nil }
    return CGColor(color)
  }
}
