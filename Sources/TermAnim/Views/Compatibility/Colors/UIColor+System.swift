extension UIColor {
  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let systemGray = UIColor(.gray)
  public static let tintColor = UIColor(.blue)

  public static let systemGray2 = UIColor(light: 0xAEAE_B2FF, dark: 0x6363_66FF)
  public static let systemGray3 = UIColor(light: 0xC7C7_CCFF, dark: 0x4848_4AFF)
  public static let systemGray4 = UIColor(light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF)
  public static let systemGray5 = UIColor(light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF)
  public static let systemGray6 = UIColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
}

/// Colours named after what they are for, as iOS 18 has them.
extension UIColor {
  public static let label = UIColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF)
  public static let secondaryLabel = UIColor(light: 0x3C3C_4399, dark: 0xEBEB_F599)
  public static let tertiaryLabel = UIColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C)
  public static let quaternaryLabel = UIColor(light: 0x3C3C_432D, dark: 0xEBEB_F529)
  public static let placeholderText = UIColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C)
  public static let link = UIColor(light: 0x007A_FFFF, dark: 0x0984_FFFF)
  public static let separator = UIColor(light: 0x3C3C_4349, dark: 0x5454_5899)
  public static let opaqueSeparator = UIColor(light: 0xC6C6_C8FF, dark: 0x3838_3AFF)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  public static let systemFill = UIColor(light: 0x7878_8033, dark: 0x7878_805B)
  public static let secondarySystemFill = UIColor(light: 0x7878_8028, dark: 0x7878_8051)
  public static let tertiarySystemFill = UIColor(light: 0x7676_801E, dark: 0x7676_803D)
  public static let quaternarySystemFill = UIColor(light: 0x7474_8014, dark: 0x7676_802D)

  /// The ground of the screen, which is neither black nor white.
  public static let systemBackground = UIColor(light: 0xF7F6_F2FF, dark: 0x0E11_16FF)
  public static let secondarySystemBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
  public static let tertiarySystemBackground = UIColor(light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF)
  public static let systemGroupedBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x0E11_16FF)
  public static let secondarySystemGroupedBackground = UIColor(
    light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF)
  public static let tertiarySystemGroupedBackground = UIColor(
    light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF)

  // AppKit's names.
  public static let labelColor = label
  public static let secondaryLabelColor = secondaryLabel
  public static let textColor = label
  public static let windowBackgroundColor = systemBackground
  public static let controlBackgroundColor = secondarySystemBackground
  public static let textBackgroundColor = systemBackground
  public static let controlAccentColor = tintColor
  public static let separatorColor = separator
  public static let tertiaryLabelColor = tertiaryLabel
  public static let quaternaryLabelColor = quaternaryLabel
  public static let placeholderTextColor = placeholderText
  public static let selectedContentBackgroundColor = tintColor
  public static let selectedTextColor = label
  public static let selectedMenuItemTextColor = UIColor.white
  public static let highlightColor = UIColor.white
  public static let shadowColor = UIColor.black

  /// A colour by red, green, blue and opacity, red in the highest byte, for either ground.
  private convenience init(light: UInt32, dark: UInt32) {
    func color(_ hexadecimal: UInt32) -> CGColor {
      func byte(_ shift: UInt32) -> Double { Double(hexadecimal >> shift & 0xFF) / 255 }
      return CGColor(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    }
    self.init(.dynamic(light: color(light), dark: color(dark)))
  }
}
