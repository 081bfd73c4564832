/// What a view of UIKit does with what is behind it; there are no such views here.
@MainActor @preconcurrency
open class UIVisualEffect {
  init() {}
}

/// A blur of UIKit, for bars whose looks are set; noted and left at that.
public final class UIBlurEffect: UIVisualEffect {
  /// How the blur is tinted.
  public enum Style: Int, Hashable, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
  }

  public init(style: Style) {}
}
