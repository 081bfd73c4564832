import Testing

@testable import TermAnim

/// Views that come, go and come back before they have gone.
@MainActor
struct LifeFuzz {
  @Test func `who has come is there until it has gone, and at rest as if it had always been so`() {
    Fuzz.rounds(250) { dice in
      let tree = FuzzDice(seed: dice.random.next())
      let show = LivingShow(tree, hasTransitions: true)
      guard !show.values.isEmpty else { return nil }
      show.live(&dice)
      if let fault = show.attendance.fault { return fault }
      let fresh = LivingShow(tree, hasTransitions: true, steps: show.values.map(\.step))
      let (count, expected) = (show.attendance.names.count, fresh.attendance.names.count)
      return count == expected ? nil : "\(count) are there, not \(expected)"
    }
  }
}
