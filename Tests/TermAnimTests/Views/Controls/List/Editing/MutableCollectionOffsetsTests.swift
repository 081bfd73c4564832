import Foundation
import Testing

@testable import TermAnim

struct MutableCollectionOffsetsTests {
  private static let cases = (0...5).flatMap { count in
    (0..<1 << count).map { bits in
      (count: count, offsets: IndexSet((0..<count).filter { bits & 1 << $0 != 0 }))
    }
  }

  @Test func `elements are removed as if one by one from the end`() {
    for (count, offsets) in Self.cases {
      var (removed, expected) = (Array(0..<count), Array(0..<count))
      removed.remove(atOffsets: offsets)
      for offset in offsets.reversed() { expected.remove(at: offset) }
      #expect(removed == expected)
    }
  }

  @Test func `elements are moved to a mark between the others`() {
    for (count, offsets) in Self.cases {
      for destination in 0...count {
        var moved = Array(0..<count)
        moved.move(fromOffsets: offsets, toOffset: destination)
        var expected = Array(0..<count)
        expected.insert(-1, at: destination)
        expected.removeAll { $0 >= 0 && offsets.contains($0) }
        expected.replace([-1], with: Array(offsets))
        #expect(moved == expected)
      }
    }
  }

  @Test func `offsets are counted from the start of a slice`() {
    var slice = Array(0..<6)[2...]
    slice.move(fromOffsets: [0], toOffset: 4)
    #expect(Array(slice) == [3, 4, 5, 2])
    slice.remove(atOffsets: [0, 3])
    #expect(Array(slice) == [4, 5])
  }
}
