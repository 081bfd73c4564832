/// The colours that a terminal of indexed colours can show.
struct Palette: Sendable {
  let colors: [CellColor]

  /// The cube and the greys of the 256 colours, which look the same everywhere.
  ///
  /// Components of the cube are 0, 95, 135, 175, 215 and 255; greys rise from 8 by 10 (xterm,
  /// 256colres.pl).
  static let xterm256 = Palette(
    colors: (16...255).map { index in
      if index >= 232 {
        return CellColor(index: UInt8(index), rgb: UInt32(8 + 10 * (index - 232)) * 0x01_01_01)
      }
      let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
      let step = index - 16
      let rgb = levels[step / 36] | levels[step / 6 % 6] << 8 | levels[step % 6] << 16
      return CellColor(index: UInt8(index), rgb: rgb)
    })

  /// The sixteen basic colours, as xterm shows them when the user has not changed them.
  static let xterm16 = Palette(
    colors: [
      0x00_0000, 0x00_00CD, 0x00_CD00, 0x00_CDCD, 0xEE_0000, 0xCD_00CD, 0xCD_CD00, 0xE5_E5E5,
      0x7F_7F7F, 0x00_00FF, 0x00_FF00, 0x00_FFFF, 0xFF_5C5C, 0xFF_00FF, 0xFF_FF00, 0xFF_FFFF,
    ].enumerated().map { CellColor(index: UInt8($0.offset), rgb: $0.element) })
}
