/// A colour that the system names, with a variant for each colour scheme.
///
/// The values are those of macOS 27.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red
  case orange
  case yellow
  case green
  case mint
  case teal
  case cyan
  case blue
  case indigo
  case purple
  case pink
  case brown
  case gray
  case primary
  case secondary

  func resolved(in scheme: ColorScheme) -> Color.Resolved {
    let hexadecimal = scheme == .dark ? variants.dark : variants.light
    return Color.Resolved(straightPixel: hexadecimal.byteSwapped)
  }

  /// Red, green, blue and opacity, red in the highest byte.
  private var variants: (light: UInt32, dark: UInt32) {
    switch self {
    case .red: (0xFF38_3CFF, 0xFF42_45FF)
    case .orange: (0xFF8D_28FF, 0xFF92_30FF)
    case .yellow: (0xFFCC_00FF, 0xFFD6_00FF)
    case .green: (0x34C7_59FF, 0x30D1_58FF)
    case .mint: (0x00C8_B3FF, 0x00DA_C3FF)
    case .teal: (0x00C3_D0FF, 0x00D2_E0FF)
    case .cyan: (0x00C0_E8FF, 0x3CD3_FEFF)
    case .blue: (0x0088_FFFF, 0x0091_FFFF)
    case .indigo: (0x6155_F5FF, 0x6D7C_FFFF)
    case .purple: (0xCB30_E0FF, 0xDB34_F2FF)
    case .pink: (0xFF2D_55FF, 0xFF37_5FFF)
    case .brown: (0xAC7F_5EFF, 0xB78A_66FF)
    case .gray: (0x8E8E_93FF, 0x9898_9DFF)
    case .primary: (0x0000_00D8, 0xFFFF_FFD8)
    case .secondary: (0x0000_007F, 0xFFFF_FF8C)
    }
  }
}
