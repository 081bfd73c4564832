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
  @_disfavoredOverload
  public init(_ color: CGColor) {
    self.init(color.resolved)
  }

  /// What the colour looks like where that does not depend on the environment; otherwise nil.
  public var cgColor: CGColor? {
    guard case .constant(let color) = recipe else { return nil }
    return CGColor(color)
  }
}
