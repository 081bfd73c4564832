import Foundation
import Testing

@testable import TermAnim

struct PathDifferenceTests {
  private static func line(_ numbers: ClosedRange<Int>) -> Path {
    var path = Path()
    path.addLines(numbers.map { CGPoint(x: $0, y: $0 * $0) })
    return path
  }

  private static func square(at x: CGFloat) -> Path {
    Path(CGRect(x: x, y: 0, width: 2, height: 2))
  }

  private static func joined(_ paths: Path...) -> Path {
    paths.reduce(into: Path()) { $0.addPath($1) }
  }

  @Test func `lines that begin alike are parted at their last common point`() {
    let (short, long) = (Self.line(0...5), Self.line(0...9))
    let part = PathDifference(from: short, to: long, cutsSubpaths: true)
    #expect(part?.old == 5..<6)
    #expect(part?.new == 5..<10)
    #expect(part?.joint == 4..<6)
    let back = PathDifference(from: long, to: short, cutsSubpaths: true)
    #expect(back?.old == part?.new)
    #expect(back?.new == part?.old)
  }

  @Test func `where they part a segment ends, with its controls`() {
    var (old, new) = (Self.line(0...2), Self.line(0...2))
    for (index, end) in [30, 40].enumerated() {
      let curve = { (path: inout Path, end: Int) in
        path.addCurve(
          to: CGPoint(x: end, y: 9), control1: CGPoint(x: 5, y: index),
          control2: CGPoint(x: 6, y: 2))
      }
      curve(&old, end)
      curve(&new, index == 0 ? end : 50)
    }
    #expect(PathDifference(from: old, to: new, cutsSubpaths: true)?.joint == 2..<6)
    let start = PathDifference(from: Self.line(0...0), to: Self.line(0...3), cutsSubpaths: true)
    #expect(start?.old == 0..<1)
    #expect(start?.new == 0..<4)
    #expect(start?.joint == nil)
  }

  @Test func `as outlines to be filled they differ as a whole`() {
    #expect(
      PathDifference(from: Self.line(0...5), to: Self.line(0...9), cutsSubpaths: false) == nil)
  }

  @Test(arguments: [false, true])
  func `subpaths that are alike at the beginning and the end count for nothing`(cuts: Bool) {
    let old = Self.joined(Self.square(at: 0), Self.square(at: 4), Self.square(at: 8))
    let new = Self.joined(
      Self.square(at: 0), Self.square(at: 5), Self.square(at: 6), Self.square(at: 8))
    let part = PathDifference(from: old, to: new, cutsSubpaths: cuts)
    let count = Self.square(at: 0).points.count
    #expect(part?.old == count..<2 * count)
    #expect(part?.new == count..<3 * count)
  }

  @Test func `a subpath that is closed is never parted`() {
    var (old, new) = (Self.line(0...5), Self.line(0...5))
    old.addLine(to: CGPoint(x: 1, y: 40))
    new.addLine(to: CGPoint(x: 2, y: 40))
    #expect(PathDifference(from: old, to: new, cutsSubpaths: true)?.old == 5..<7)
    new.closeSubpath()
    #expect(PathDifference(from: old, to: new, cutsSubpaths: true) == nil)
    #expect(PathDifference(from: new, to: old, cutsSubpaths: true) == nil)
    let pair = (Self.joined(Self.square(at: 0), old), Self.joined(Self.square(at: 0), new))
    let count = Self.square(at: 0).points.count
    let part = PathDifference(from: pair.0, to: pair.1, cutsSubpaths: true)
    #expect(part?.old == count..<pair.0.points.count)
  }

  @Test func `a point that is not finite makes all differ`() {
    let wild = Self.joined(Self.square(at: .infinity), Self.square(at: 1))
    let other = Self.joined(Self.square(at: .infinity), Self.square(at: 2))
    #expect(PathDifference(from: wild, to: other, cutsSubpaths: true) == nil)
    let broken = Self.joined(Self.square(at: 0), Self.square(at: .nan))
    let whole = Self.joined(Self.square(at: 0), Self.square(at: 3))
    #expect(PathDifference(from: broken, to: whole, cutsSubpaths: true) == nil)
  }

  @Test func `paths without anything in common differ as a whole`() {
    #expect(
      PathDifference(from: Self.square(at: 0), to: Self.square(at: 1), cutsSubpaths: true) == nil)
    #expect(PathDifference(from: Path(), to: Self.square(at: 1), cutsSubpaths: true) == nil)
  }

  @Test func `equal paths have no points that differ`() {
    let path = Self.joined(Self.square(at: 0), Self.square(at: 3))
    let part = PathDifference(from: path, to: path, cutsSubpaths: false)
    #expect(part?.old.isEmpty == true)
    #expect(part?.new.isEmpty == true)
  }
}
