import Foundation

@testable import TermAnim

/// Counts the edges of a flattened outline.
struct CountingSink: LineSink {
  private(set) var edges = 0

  mutating func move(to point: CGPoint) {}
  mutating func line(to point: CGPoint) { edges += 1 }
  mutating func close() { edges += 1 }
}
