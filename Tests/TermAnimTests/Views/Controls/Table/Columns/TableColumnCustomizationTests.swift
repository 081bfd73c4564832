import Foundation
import Testing

@testable import TermAnim

struct TableColumnCustomizationTests {
  private struct Row: Identifiable, Codable {
    let id: Int
  }

  private typealias Customization = TableColumnCustomization<Row>

  private let ids = ["a", "b", nil, "c", "d"]

  @Test func `columns are shown as is said, or as usual`() {
    var customization = Customization()
    #expect(customization[visibility: "a"] == .automatic)
    for visibility in Visibility.allCases {
      customization[visibility: "a"] = visibility
      #expect(customization[visibility: "a"] == visibility)
      #expect(customization[visibility: "b"] == .automatic)
    }
    customization[visibility: "a"] = .automatic
    #expect(customization == Customization())
  }

  @Test func `a column comes to the place of another, and all others stay in their order`() {
    let movable = ids.compactMap(\.self)
    for (start, id) in movable.enumerated() {
      for (end, target) in movable.enumerated() {
        var customization = Customization()
        customization.move(id, to: target, among: ids)
        let order = customization.order(of: ids)
        #expect(order.sorted() == Array(ids.indices) && order[2] == 2)
        let moved = order.compactMap { ids[$0] }
        #expect(moved[end] == id)
        #expect(moved.filter { $0 != id } == movable.filter { $0 != id })
        customization.move(id, to: moved[start == end ? end : start], among: ids)
        if abs(start - end) <= 1 { #expect(customization.order(of: ids) == Array(ids.indices)) }
        customization.resetOrder()
        #expect(customization == Customization())
      }
    }
  }

  @Test func `columns that come later, and such that have gone, do no harm`() {
    var customization = Customization()
    customization.move("d", to: "a", among: ids)
    let more = ["x", "a", "y", "b", "c", "d"]
    #expect(customization.order(of: more).map { more[$0] } == ["x", "d", "a", "y", "b", "c"])
    #expect(customization.order(of: ["a", "d"]) == [1, 0])
    customization.move("a", to: "d", among: ["a", "d"])
    #expect(customization.order(of: ids).compactMap { ids[$0] } == ["a", "d", "b", "c"])
    customization.move("a", to: "z", among: ids)
    #expect(customization.order(of: []).isEmpty)
    #expect(customization.order(of: ["a", "a", nil]).sorted() == [0, 1, 2])
  }

  @Test func `what has been made of columns outlives the program`() throws {
    var customization = Customization()
    customization[visibility: "b"] = .hidden
    customization.move("d", to: "a", among: ids)
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(Customization.self, from: data) == customization)
    let suite = "TableColumnCustomizationTests"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    #expect(Customization.value(in: defaults, forKey: "columns") == nil)
    customization.store(in: defaults, forKey: "columns")
    #expect(Customization.value(in: defaults, forKey: "columns") == customization)
    defaults.set("none", forKey: "columns")
    #expect(Customization.value(in: defaults, forKey: "columns") == nil)
  }

  @Test func `behaviours are apart, and all of them are all`() {
    typealias Behavior = TableColumnCustomizationBehavior
    let each: [Behavior] = [.reorder, .resize, .visibility]
    #expect(each.reduce(Behavior()) { $0.union($1) } == Behavior.all)
    #expect(each.reduce(Behavior()) { $0.symmetricDifference($1) } == Behavior.all)
    #expect(each.allSatisfy { !$0.isEmpty })
  }
}
