import Foundation
import Testing

/// Rounds of a test on random input, each from a seed of its own.
///
/// The suite plays a few seeds, the same every time. The environment can ask for more:
/// `TERMANIM_FUZZ_SECONDS` plays as many as there is time for, and `TERMANIM_FUZZ_SEED` says where
/// they begin. The seed of a round is written to the file `TERMANIM_FUZZ_TRAIL` before the round is
/// played, so that it is known even of one that traps or never ends.
enum Fuzz {
  /// Plays `count` rounds, or as many as the environment asks for, up to the first that fails.
  ///
  /// A round returns what is wrong, or nil.
  static func rounds(
    _ count: Int, at location: SourceLocation = #_sourceLocation,
    _ round: (inout FuzzDice) throws -> String?
  ) rethrows {
    let end = seconds.map { PseudoTerminal.now + $0 }
    var played = 0
    while end.map({ PseudoTerminal.now < $0 }) ?? (played < count) {
      let seed = firstSeed &+ UInt64(played)
      note(seed)
      var dice = FuzzDice(seed: seed)
      if let failure = try round(&dice) {
        Issue.record("seed \(seed): \(failure)", sourceLocation: location)
        return
      }
      played += 1
    }
    if end != nil { print("\(played) rounds from seed \(firstSeed)") }
  }

  private static let variables = ProcessInfo.processInfo.environment
  private static let seconds = variables["TERMANIM_FUZZ_SECONDS"].flatMap(Double.init)
  private static let firstSeed = variables["TERMANIM_FUZZ_SEED"].flatMap(UInt64.init) ?? 0
  private static let trail = variables["TERMANIM_FUZZ_TRAIL"].map {
    open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  }

  private static func note(_ seed: UInt64) {
    guard let trail else { return }
    let line = "\(seed)".padding(toLength: 20, withPad: " ", startingAt: 0) + "\n"
    _ = line.withCString { pwrite(trail, $0, 21, 0) }
  }
}
