/// The colour of half a cell, as the terminal will be asked for it.
///
/// Red is in the lowest byte, then green and blue, as in a `PixelBuffer`; the highest byte is the
/// index into the palette, or 255 for a 24-bit colour. On a monochrome screen all bits are zero.
public struct CellColor: Hashable, Sendable {
  public let bits: UInt32

  init(bits: UInt32) {
    self.bits = bits
  }

  /// A 24-bit colour: the pixel's, whose opacity is not looked at.
  public init(pixel: UInt32) {
    bits = pixel | 0xFF00_0000
  }

  /// A colour of the palette.
  init(index: UInt8, rgb: UInt32) {
    bits = rgb & 0xFF_FFFF | UInt32(index) << 24
  }

  /// The one colour of a monochrome screen.
  public static let none = CellColor(bits: 0)
  /// A colour that no cell has: what the terminal's pen is set to is not known.
  static let unknown = CellColor(bits: 0x0100_0001)

  public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  /// The index into the palette, where the screen has one.
  public var index: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
}

extension CellColor {
  /// Whether eight words, pixels or colours, have the same bits as eight colours.
  @inline(__always)
  static func areEightEqual<Word>(
    _ words: UnsafePointer<Word>, _ colors: UnsafePointer<CellColor>
  ) -> Bool {
    let first = UnsafeRawPointer(words).loadUnaligned(as: SIMD4<UInt64>.self)
    let second = UnsafeRawPointer(colors).loadUnaligned(as: SIMD4<UInt64>.self)
    let difference = first ^ second
    return difference[0] | difference[1] | difference[2] | difference[3] == 0
  }

  /// Puts the colours of eight cells in the place of those shown, if none of the cells is the same
  /// as before; returns whether that is so.
  ///
  /// Each pointer has to have eight colours behind it.
  @inline(__always)
  static func replaceEight(
    _ upper: UnsafePointer<CellColor>, _ lower: UnsafePointer<CellColor>,
    on shownUpper: UnsafeMutablePointer<CellColor>, _ shownLower: UnsafeMutablePointer<CellColor>
  ) -> Bool {
    let (newUpper, newLower) = (eight(at: upper), eight(at: lower))
    let change = (newUpper ^ eight(at: shownUpper)) | (newLower ^ eight(at: shownLower))
    // The highest bit of a lane is set by this exactly where the lane was zero.
    let zeros = unsafeBitCast((change &- 1) & ~change, to: SIMD4<UInt64>.self)
    guard (zeros[0] | zeros[1] | zeros[2] | zeros[3]) & 0x8000_0000_8000_0000 == 0 else {
      return false
    }
    UnsafeMutableRawPointer(shownUpper).storeBytes(of: newUpper, as: SIMD8<UInt32>.self)
    UnsafeMutableRawPointer(shownLower).storeBytes(of: newLower, as: SIMD8<UInt32>.self)
    return true
  }

  @inline(__always)
  private static func eight(at colors: UnsafePointer<CellColor>) -> SIMD8<UInt32> {
    UnsafeRawPointer(colors).loadUnaligned(as: SIMD8<UInt32>.self)
  }
}
