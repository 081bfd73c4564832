/// A hash table of numbers whose keys are kept by its owner, with open addressing.
///
/// What is equal is known to the owner alone, so that keys stand once, beside what belongs to them.
/// A class because it owns its memory.
final class SlotTable {
  private let slots = ScratchBuffer<Int32>()
  private var shift: UInt64 = 64

  /// The odd number nearest to 2^64 divided by the golden ratio.
  ///
  /// Multiplicative hashing: D. Knuth, The Art of Computer Programming 3, 6.4.
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The exponent of two of the number of slots.
  var bits: UInt64 { 64 - shift }

  /// Empties the table and gives it 2^`bits` slots; `bits` is from 1 to 31.
  func clear(bits: UInt64) {
    shift = 64 - bits
    slots.reserve(1 << bits)
    slots.base.update(repeating: -1, count: 1 << bits)
  }

  /// Whether another number would leave fewer than half of the slots free.
  func isHalfFull(with count: Int) -> Bool { count << 1 >= 1 << bits }

  /// The number at a slot, or -1 when it is free.
  @inline(__always)
  subscript(slot: Int) -> Int32 {
    get { slots.base[slot] }
    set { slots.base[slot] = newValue }
  }

  /// The slot of the number whose key is equal, or the free one where it belongs.
  @inline(__always)
  func slot(of key: UInt64, isEqual: (_ number: Int) -> Bool) -> Int {
    let (slots, mask) = (slots.base, 1 &<< Int(bits) &- 1)
    var slot = Int(truncatingIfNeeded: ((key ^ key &>> 29) &* Self.multiplier) &>> shift)
    while slots[slot] >= 0, !isEqual(Int(slots[slot])) { slot = (slot &+ 1) & mask }
    return slot
  }
}
