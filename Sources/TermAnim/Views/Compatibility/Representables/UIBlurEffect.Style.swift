extension UIBlurEffect {
  /// How much is seen through a blur, and on which ground it is.
  public enum Style: Int, Hashable, Sendable {
    case extraLight
    case light
    case dark
    case extraDark
    case regular
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
}

extension UIBlurEffect.Style {
  var veil: ViewLook.Veil {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .light, .dark, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      .thin
    case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
    case .extraLight, .extraDark, .prominent, .systemThickMaterial, .systemThickMaterialLight,
      .systemThickMaterialDark:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    }
  }

  /// The ground that the blur is for; nil is the one around.
  var scheme: ColorScheme? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
      .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}
