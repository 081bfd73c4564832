import Testing

@testable import TermAnim

struct RecentValuesTests {
  @Test func `those asked for longest ago make room`() {
    var values = RecentValues<String, Int>(capacity: 2)
    values.keep(1, for: "a")
    values.keep(2, for: "b")
    #expect(values.value(for: "a") == 1)
    values.keep(3, for: "c")
    #expect(values.value(for: "b") == nil)
    #expect(values.value(for: "a") == 1 && values.value(for: "c") == 3)
  }

  @Test func `a value takes the place of the one before`() {
    var values = RecentValues<String, Int>(capacity: 2)
    values.keep(1, for: "a")
    values.keep(2, for: "b")
    values.keep(3, for: "b")
    #expect(values.value(for: "a") == 1 && values.value(for: "b") == 3)
  }
}
