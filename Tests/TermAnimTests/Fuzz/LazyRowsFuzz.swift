import Foundation
import Testing

@testable import TermAnim

/// Lazy containers, whatever is done to their rows and to them.
@MainActor
struct LazyRowsFuzz {
  @Test func `at rest what is in the window lies as if all rows were made`() {
    Fuzz.rounds(8) { dice in
      let show = LazyRowsShow(&dice)
      var done = ["\(show.plan)"]
      for _ in 0..<8 {
        for _ in 0..<dice.roll(1..<4) { done.append(show.change(&dice)) }
        if let fault = show.fault { return "\(fault) after \(done)" }
      }
      return nil
    }
  }
}
