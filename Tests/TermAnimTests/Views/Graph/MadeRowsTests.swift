import Foundation
import Testing

@testable import TermAnim

struct MadeRowsTests {
  private func next(
    _ made: MadeRows<Int>, of ids: [Int], wanted: Range<Int> = 0..<0, dropped: Set<Int> = []
  ) -> MadeRows<Int> {
    made.next(of: ids.count, wanted: IndexSet(integersIn: wanted), dropped: dropped) { ids[$0] }
  }

  /// Of a thousand rows those at 300 to 310, and their identities.
  private var middle: (made: MadeRows<Int>, ids: [Int]) {
    let ids = Array(0..<1000)
    let made = next(MadeRows(), of: ids, wanted: 300..<310)
    return (made, ids)
  }

  @Test func `the first rows are made where none are wanted`() {
    let made = next(MadeRows(), of: Array(0..<1000))
    #expect(made.places == Array(0..<MadeRows<Int>.chunk) && made.total == 1000)
    #expect(middle.made.places == Array(300..<310))
  }

  @Test func `rows stay made where they are`() {
    let (made, ids) = middle
    let others = Array(-50..<0) + ids.dropFirst(10)
    let moved = next(made, of: others)
    #expect(moved.places == Array(340..<350) && moved.ids == Array(300..<310))
    #expect(next(made, of: ids.reversed()).ids == Array(300..<310).reversed())
    #expect(next(made, of: Array(0..<305) + Array(400..<900)).ids == Array(300..<305))
  }

  @Test func `what comes between rows that are made is made, unless it is much`() {
    let (made, ids) = middle
    let few = next(made, of: ids[..<305] + Array(2000..<2003) + ids[305...])
    #expect(few.ids == Array(300..<305) + Array(2000..<2003) + Array(305..<310))
    let many = next(made, of: ids[..<305] + Array(2000..<2100) + ids[305...])
    #expect(many.ids == Array(300..<310))
  }

  @Test func `rows between those that were apart are not made`() {
    let made = next(middle.made, of: middle.ids, wanted: 320..<325)
    #expect(made.places == Array(300..<310) + Array(320..<325))
    #expect(next(made, of: middle.ids + [1000]).places == made.places)
    let moved = next(made, of: [-1] + middle.ids)
    #expect(moved.ids == made.ids && moved.places == made.places.map { $0 + 1 })
  }

  @Test func `rows beside the first and the last are made when these are`() {
    let ids = Array(0..<1000)
    let start = next(MadeRows(), of: ids, wanted: 0..<5)
    #expect(next(start, of: [-2, -1] + ids).ids == Array(-2..<5))
    let end = next(MadeRows(), of: ids, wanted: 995..<1000)
    #expect(next(end, of: ids + [1000, 1001]).ids == Array(995..<1002))
    let far = next(end, of: ids + Array(1000..<1200))
    #expect(far.ids == Array(995..<1000 + MadeRows<Int>.chunk))
    #expect(next(middle.made, of: [-1] + ids + [1000]).ids == Array(300..<310))
  }

  @Test func `rows that are needed no longer are made no longer, also between others`() {
    let (made, ids) = middle
    #expect(next(made, of: ids, dropped: [302, 303]).ids == [300, 301] + Array(304..<310))
    #expect(next(made, of: ids, wanted: 302..<303, dropped: [302, 303]).places.contains(302))
  }
}
