/// Numbers that look as if they were drawn by chance, each a function of a key alone.
struct ParticleDice {
  private let key: UInt64

  init(seed: UInt64) {
    key = seed
  }

  /// Other numbers for each of many things.
  func thrown(for index: Int) -> ParticleDice {
    let way = 0x9E37_79B9_7F4A_7C15 &* UInt64(truncatingIfNeeded: index)
    return ParticleDice(seed: Self.mixed(key &+ way))
  }

  /// One of those numbers, in 0..<1.
  func number(_ index: Int) -> Double {
    Double(thrown(for: index + 1).key >> 11) * 0x1p-53
  }

  /// The same, in -0.5..<0.5.
  func deviation(_ index: Int) -> Double { number(index) - 0.5 }

  // The finaliser of SplitMix64 (Steele, Lea, Flood 2014).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
