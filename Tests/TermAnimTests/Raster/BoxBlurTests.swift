import Foundation
import Testing

@testable import TermAnim

/// Boxes that stand for a Gaussian.
struct BoxBlurTests {
  /// What becomes of a column of numbers, in a plane of two blocks that are all the same.
  private func blurred(_ column: [Float], deviation: Double) -> [Float] {
    let (pitch, count) = (2 * NumberBlock.scalarCount, column.count)
    let planes = (0..<2).map { _ in
      UnsafeMutablePointer<Float>.allocate(capacity: count * pitch)
    }
    defer { for plane in planes { plane.deallocate() } }
    for row in 0..<count {
      for place in 0..<pitch { planes[0][row * pitch + place] = column[row] }
    }
    BoxBlur(deviation: deviation)
      .blurColumns(of: planes[0], into: planes[1], rows: count, pitch: pitch)
    for row in 0..<count {
      #expect((0..<pitch).allSatisfy { planes[1][row * pitch + $0] == planes[1][row * pitch] })
    }
    return (0..<count).map { planes[1][$0 * pitch] }
  }

  /// 0 before the middle, 255 from there on.
  private func edge(_ count: Int) -> [Float] {
    (0..<count).map { $0 < count / 2 ? 0 : 255 }
  }

  @Test(arguments: [6, 6.4, 7.75, 10, 15.3, 32])
  func `an edge becomes as soft as the deviation says`(deviation: Double) {
    let reach = BoxBlur.reach(of: deviation)
    let middle = 2 * reach + 1
    let column = blurred(edge(2 * middle), deviation: deviation)
    // All steps that there are, none of which knows of the ends.
    let steps = (-reach...reach).map {
      (Double($0), Double(column[middle + $0] - column[middle + $0 - 1]))
    }
    let total = steps.reduce(0) { $0 + $1.1 }
    let mean = steps.reduce(0) { $0 + $1.0 * $1.1 } / total
    let variance = steps.reduce(0) { $0 + ($1.0 - mean) * ($1.0 - mean) * $1.1 } / total
    #expect(abs(total - 255) < 0.01 && abs(mean) < 0.01)
    #expect(abs(variance.squareRoot() - deviation) < 0.01 * deviation)
  }

  @Test(arguments: [6.0, 9.9, 20, 32])
  func `an edge is nearly that of a Gaussian`(deviation: Double) {
    let reach = BoxBlur.reach(of: deviation)
    let column = blurred(edge(4 * reach), deviation: deviation)
    for place in reach..<3 * reach {
      let way = (Double(place) + 0.5 - Double(2 * reach)) / deviation
      let expected = 127.5 * (1 + erf(way / 2.0.squareRoot()))
      #expect(abs(Double(column[place]) - expected) < 2.55)
    }
  }

  @Test func `what slides does not depend on where it began`() {
    var random = SeededGenerator(seed: 3)
    let column = (0..<140).map { _ in Float(Int.random(in: 0...255, using: &random)) }
    let reach = BoxBlur.reach(of: 6.5)
    let (whole, part) = (
      blurred(column, deviation: 6.5), blurred(Array(column[13...]), deviation: 6.5)
    )
    #expect(whole[(13 + reach)...] == part[reach...])
  }

  @Test func `numbers of one value stay what they are, away from the ends`() {
    let reach = BoxBlur.reach(of: 12)
    let column = blurred([Float](repeating: 201, count: 2 * reach + 5), deviation: 12)
    #expect(column[reach..<reach + 5] == [201, 201, 201, 201, 201])
  }
}
