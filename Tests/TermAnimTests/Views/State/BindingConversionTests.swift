import Testing

@testable import TermAnim

/// Bindings to the same value as one of another type.
@MainActor
struct BindingConversionTests {
  private let held = HeldValue<String?>("a")

  @Test func `a binding to a value that may be missing is one to the value`() throws {
    let value = try #require(Binding(held.binding))
    value.wrappedValue += "b"
    #expect(held.value == "ab" && value.wrappedValue == "ab")
    held.value = nil
    #expect(Binding<String>(held.binding) == nil)
  }

  @Test func `a value that is gone reads as it was last`() throws {
    let value = try #require(Binding(held.binding))
    held.value = "b"
    #expect(value.wrappedValue == "b")
    held.value = nil
    #expect(value.wrappedValue == "b")
    value.wrappedValue = "c"
    #expect(held.value == "c")
  }

  @Test func `a value that is there can be bound as one that may be missing`() {
    let number = HeldValue(1)
    let optional: Binding<Int?> = Binding(number.binding)
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = 2
    optional.wrappedValue = nil
    #expect(number.value == 2)
  }

  @Test func `a value can be bound as one of any type`() {
    let number = HeldValue(1)
    let any: Binding<AnyHashable> = Binding(number.binding)
    #expect(any.wrappedValue == AnyHashable(1))
    any.wrappedValue = 2
    #expect(number.value == 2)
  }

  @Test func `what is set that way is a part of the binding's transaction`() throws {
    var animations: [Animation?] = []
    let optional = Binding<Int?>(
      get: { 1 }, set: { _, transaction in animations.append(transaction.animation) })
    try #require(Binding(optional.animation(.linear))).wrappedValue = 2
    let whole = Binding<Int>(
      get: { 1 }, set: { _, transaction in animations.append(transaction.animation) })
    Binding<Int?>(whole.animation(.linear)).wrappedValue = 2
    Binding<AnyHashable>(whole).wrappedValue = 2
    #expect(animations == [.linear, .linear, nil])
  }

  @Test func `a value of another type is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Binding<AnyHashable>(Binding.constant(1)).wrappedValue = "a"
      }
    }
  }
}
