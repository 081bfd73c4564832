/// What is drawn in a cell, in one word that can be compared.
struct CellGlyph: Hashable, Sendable {
  let bits: UInt32

  /// Two pixels, one above the other.
  static let pixels = CellGlyph(bits: 0)
  /// The right half of the wide character to the left.
  static let continuation = CellGlyph(bits: Bit.continuation)

  /// Bits 0...20 are a scalar or a cluster's number, 24...28 attributes, the others flags.
  private enum Bit {
    static let payload: UInt32 = 0x1F_FFFF
    static let wide: UInt32 = 1 << 21
    static let uncertain: UInt32 = 1 << 22
    static let cluster: UInt32 = 1 << 23
    static let attributeShift: UInt32 = 24
    static let attributes: UInt32 = 0x1F << attributeShift
    static let continuation: UInt32 = 1 << 29
  }

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// A character that is one scalar.
  init(scalar: Unicode.Scalar, isWide: Bool, isUncertain: Bool, attributes: UInt8) {
    bits =
      scalar.value | (isWide ? Bit.wide : 0) | (isUncertain ? Bit.uncertain : 0)
      | UInt32(attributes) << Bit.attributeShift & Bit.attributes
  }

  /// A character of several scalars, by its number in a `ClusterTable`.
  init(cluster: UInt32, isWide: Bool, isUncertain: Bool, attributes: UInt8) {
    bits =
      cluster & Bit.payload | Bit.cluster | (isWide ? Bit.wide : 0)
      | (isUncertain ? Bit.uncertain : 0)
      | UInt32(attributes) << Bit.attributeShift & Bit.attributes
  }

  /// The number of clusters after which the numbers begin again.
  static let clusterLimit = Bit.payload + 1

  var isPixels: Bool { bits == 0 }
  var isContinuation: Bool { bits & Bit.continuation != 0 }
  var isWide: Bool { bits & Bit.wide != 0 }
  /// Whether terminals disagree about the columns it takes.
  var isUncertain: Bool { bits & Bit.uncertain != 0 }
  var isCluster: Bool { bits & Bit.cluster != 0 }
  /// The scalar's value or the cluster's number.
  var payload: UInt32 { bits & Bit.payload }
  /// `CharacterRun.Attributes.rawValue`.
  var attributes: UInt8 { UInt8(truncatingIfNeeded: (bits & Bit.attributes) >> Bit.attributeShift) }
}
