/// The gradients that were asked for last, each with a slot for what has been worked out of it.
///
/// The one asked for longest ago makes room for a new one.
struct RecentRamps {
  static let capacity = 16

  private var ramps: [GradientRamp] = []
  private var lastUses: [Int] = []
  private var useCount = 0

  init() {
    ramps.reserveCapacity(Self.capacity)
    lastUses.reserveCapacity(Self.capacity)
  }

  /// The slot of a ramp, below `capacity`, and whether it was another's before or nobody's.
  mutating func slot(of ramp: GradientRamp) -> (index: Int, isNew: Bool) {
    useCount += 1
    if let slot = ramps.firstIndex(of: ramp) {
      lastUses[slot] = useCount
      return (slot, false)
    }
    guard ramps.count == Self.capacity else {
      ramps.append(ramp)
      lastUses.append(useCount)
      return (ramps.count - 1, true)
    }
    let slot = lastUses.indices.min { lastUses[$0] < lastUses[$1] } ?? 0
    (ramps[slot], lastUses[slot]) = (ramp, useCount)
    return (slot, true)
  }
}
