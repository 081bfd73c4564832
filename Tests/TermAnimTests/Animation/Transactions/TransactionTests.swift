import Foundation
import Testing

@testable import TermAnim

struct TransactionTests {
  private enum Depth: TransactionKey {
    static let defaultValue = 0
  }

  private struct Failure: Error {}

  @Test func `a transaction has no animation unless it is given one`() {
    #expect(Transaction().animation == nil)
    #expect(Transaction(animation: .linear).animation == .linear)
    #expect(Transaction.current.animation == nil)
  }

  @Test func `values are kept apart`() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    #expect(!transaction.isContinuous)
    #expect(!transaction.tracksVelocity)
    transaction.isContinuous = true
    transaction[Depth.self] = 2
    #expect(transaction.disablesAnimations)
    #expect(transaction.isContinuous)
    #expect(transaction[Depth.self] == 2)
    #expect(Transaction()[Depth.self] == 0)
  }

  @Test func `without an animation velocity may be tracked`() {
    var transaction = Transaction()
    #expect(transaction.effectiveAnimation == nil)
    transaction.tracksVelocity = true
    #expect(transaction.effectiveAnimation?.base is VelocityTrackingAnimation)
    transaction.animation = .linear
    #expect(transaction.effectiveAnimation == .linear)
  }

  @Test func `the innermost call counts and what it does not set stays`() {
    withAnimation(.linear) {
      withTransaction(\.disablesAnimations, true) {
        #expect(Transaction.current.animation == .linear)
        #expect(Transaction.current.disablesAnimations)
        withAnimation(nil) {
          #expect(Transaction.current.animation == nil)
          #expect(Transaction.current.disablesAnimations)
        }
      }
      #expect(Transaction.current.animation == .linear)
      #expect(!Transaction.current.disablesAnimations)
    }
    #expect(Transaction.current.animation == nil)
  }

  @Test func `calls return what their bodies return and let errors pass`() {
    #expect(withAnimation { Transaction.current.animation } == .default)
    #expect(
      withAnimation(.linear) {
        3
      } completion: {
      } == 3)
    #expect(throws: Failure.self) {
      try withTransaction(Transaction(animation: .linear)) { throw Failure() }
    }
    #expect(Transaction.current.animation == nil)
  }

  @Test func `every call has a number of its own`() {
    let first = withAnimation { Transaction.current.identifier }
    let second = withAnimation { Transaction.current.identifier }
    #expect(Transaction.current.identifier == 0)
    #expect(first != 0)
    #expect(first != second)
  }

  @Test func `a thread or a task started inside is outside`() async {
    let task = withAnimation(.linear) { Task.detached { Transaction.current.animation } }
    #expect(await task.value == nil)
    await withCheckedContinuation { continuation in
      withAnimation(.linear) {
        Thread.detachNewThread {
          #expect(Transaction.current.animation == nil)
          continuation.resume()
        }
      }
    }
  }
}
