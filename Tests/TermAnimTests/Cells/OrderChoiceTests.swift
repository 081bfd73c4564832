import Testing

@testable import TermAnim

struct OrderChoiceTests {
  /// The number of trials in so many frames of which rows and pens take so many bytes.
  private func trials(
    _ choice: inout OrderChoice, frames: Int, rows: Int, pens: Int
  ) -> Int {
    var trials = 0
    for _ in 0..<frames {
      switch choice.plan {
      case .both:
        trials += 1
        choice.learn(rowBytes: rows, penBytes: pens, cells: 1000)
      case .rows: choice.learn(bytes: rows, cells: 1000)
      case .pens: choice.learn(bytes: pens, cells: 1000)
      }
    }
    return trials
  }

  @Test func `the shorter order is used`() {
    var choice = OrderChoice()
    _ = trials(&choice, frames: 1, rows: 9000, pens: 4000)
    #expect(choice.plan == .pens)
    choice = OrderChoice()
    _ = trials(&choice, frames: 1, rows: 4000, pens: 9000)
    #expect(choice.plan == .rows)
  }

  @Test(arguments: [(9000, 4000), (4000, 9000)])
  func `the other order is tried ever more rarely, but always again`(rows: Int, pens: Int) {
    var choice = OrderChoice()
    #expect(2...8 ~= trials(&choice, frames: 300, rows: rows, pens: pens))
    #expect(2...4 ~= trials(&choice, frames: 300, rows: rows, pens: pens))
  }

  @Test func `a frame that is much longer than it was has both tried at once`() {
    var choice = OrderChoice()
    _ = trials(&choice, frames: 200, rows: 9000, pens: 4000)
    choice.learn(bytes: 8000, cells: 1000)
    #expect(choice.plan == .both)
    _ = trials(&choice, frames: 1, rows: 7000, pens: 8000)
    #expect(choice.plan == .rows)
  }
}
