import Foundation

/// Choices and numbers of one round, and in particular the numbers that do harm.
struct FuzzDice {
  let seed: UInt64
  var random: SeededGenerator

  init(seed: UInt64) {
    (self.seed, random) = (seed, SeededGenerator(seed: seed))
  }

  mutating func roll(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func chance(_ oneIn: Int) -> Bool { roll(0..<oneIn) == 0 }
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &random)
  }

  /// One of `choices`, which are not empty.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[roll(0..<choices.count)] }

  /// `make`'s values, as many as `range` allows.
  mutating func several<Value>(
    _ range: Range<Int>, _ make: (inout FuzzDice) -> Value
  ) -> [Value] {
    (0..<roll(range)).map { _ in make(&self) }
  }

  private static let extremes: [Double] = [
    0, -0.0, 1, -1, 0.5, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e300, -1e300, 1e-300,
    1e20, -1e20, 1e9, -1e9, 0x1p31, -0x1p31, 0x1p63, -0x1p63, 0x1p53 + 1, 65_536, 1e-9, 1e5,
  ]

  /// A number that stands where a length or a coordinate stands: ordinary, or out of all bounds.
  mutating func hostileNumber(ordinary range: ClosedRange<Double> = -40...80) -> Double {
    chance(4) ? pick(Self.extremes) : number(range)
  }

  mutating func hostilePoint() -> CGPoint { CGPoint(x: hostileNumber(), y: hostileNumber()) }

  mutating func hostileSize() -> CGSize {
    CGSize(width: hostileNumber(), height: hostileNumber())
  }

  /// Bytes that are noise, with pieces among them that mean something.
  mutating func bytes(with pieces: [String], count: Range<Int>) -> [UInt8] {
    several(count) { dice -> [UInt8] in
      dice.chance(2) ? Array(dice.pick(pieces).utf8) : [UInt8(dice.roll(0..<256))]
    }.flatMap(\.self)
  }

  /// `text` with a few bytes changed, left out, doubled or added.
  mutating func mutated(_ text: [UInt8]) -> [UInt8] {
    var bytes = text
    for _ in 0..<roll(1..<5) where !bytes.isEmpty {
      let place = roll(0..<bytes.count)
      switch roll(0..<5) {
      case 0: bytes[place] = UInt8(roll(0..<256))
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(bytes[place], at: place)
      case 3: bytes.insert(contentsOf: "99999999999999999999".utf8, at: place)
      default: bytes.insert(contentsOf: bytes[place...].prefix(roll(1..<9)), at: place)
      }
    }
    return bytes
  }
}
