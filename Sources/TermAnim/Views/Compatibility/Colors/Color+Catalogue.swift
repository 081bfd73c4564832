import Foundation

extension Color {
  /// The colour that an asset catalogue writes so; nil for a space, a system colour or a notation
  /// that is not known.
  init?(catalogue color: CatalogueColor) {
    if let reference = color.reference {
      guard let system = Self.systemColors[reference] else { return nil }
      self.init(system)
    } else {
      self.init(color.components ?? [:], space: color.space ?? "srgb")
    }
  }

  private init?(_ components: [String: CatalogueColor.Component], space: String) {
    func intensity(_ name: String) -> Double? { components[name]?.intensity }
    let opacity = components["alpha"].map(\.share) ?? 1
    guard let opacity else { return nil }
    if let white = intensity("white"), space == "gray-gamma-22" || space == "extended-gray" {
      self.init(white: white, opacity: opacity)
      return
    }
    guard let space = Self.spaces[space], let red = intensity("red"),
      let green = intensity("green"), let blue = intensity("blue")
    else { return nil }
    self.init(space, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// By their names in catalogues.
  private static let spaces: [String: RGBColorSpace] = [
    "srgb": .sRGB, "extended-srgb": .sRGB, "extended-linear-srgb": .sRGBLinear,
    "display-p3": .displayP3,
  ]

  /// By their names in catalogues, which are those of UIKit's methods.
  private static let systemColors: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
    "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink,
    "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "linkColor": .link, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "darkTextColor": .darkText,
    "lightTextColor": .lightText, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
  ]
}
