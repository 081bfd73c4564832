import Testing

@testable import TermAnim

@MainActor
struct CATransactionTests {
  private let log = NoteList()

  @Test func `the block of a transaction runs when it is over`() {
    let log = log
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("inner") }
    #expect(log.take() == [])
    CATransaction.commit()
    #expect(log.take() == ["inner"])
    CATransaction.commit()
    #expect(log.take() == ["outer"])
    CATransaction.commit()
    CATransaction.setCompletionBlock { log.note("at once") }
    #expect(log.take() == ["at once"])
  }

  @Test func `what is said of a transaction holds in it`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
  }
}
