import Foundation
import Testing

@testable import TermAnim

@MainActor
struct BindingCollectionTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private let held = HeldValue(["a", "b", "c"].enumerated().map { Item(id: $0, name: $1) })

  private var names: [String] { held.value.map(\.name) }

  @Test func `a binding to a collection has one to each element`() {
    let items = held.binding
    #expect(items.count == 3 && items.indices == 0..<3)
    for item in items { item.wrappedValue.name += "!" }
    #expect(names == ["a!", "b!", "c!"])
    items.last?.wrappedValue.name = "z"
    items[0].name.wrappedValue = "x"
    #expect(names == ["x", "b!", "z"])
    #expect(items.reversed().map(\.wrappedValue.name) == ["z", "b!", "x"])
    #expect(items.map(\.id) == [0, 1, 2])
  }

  @Test func `a binding is to its element wherever that has moved`() {
    let second = held.binding[1]
    held.value.reverse()
    held.value.insert(Item(id: 9, name: "n"), at: 0)
    second.wrappedValue.name = "B"
    #expect(names == ["n", "c", "B", "a"])
    #expect(second.wrappedValue.name == "B")
  }

  @Test(arguments: 0..<3)
  func `an element that is gone reads as it was, and nothing is written in its place`(index: Int) {
    let gone = held.binding[index]
    let (old, rest) = (held.value[index], held.value.filter { $0.id != index })
    held.value.remove(at: index)
    gone.wrappedValue.name = "x"
    gone.name.wrappedValue = "y"
    #expect(held.value == rest)
    #expect(gone.wrappedValue == old)
    held.value.removeAll()
    #expect(gone.wrappedValue == old)
    held.value = [old]
    gone.name.wrappedValue = "back"
    #expect(names == ["back"])
  }

  @Test func `elements without identity are told by their place`() {
    let numbers = HeldValue([1, 2, 3])
    let last = numbers.binding[2]
    numbers.value = [4, 5, 6]
    last.wrappedValue += 1
    #expect(numbers.value == [4, 5, 7])
    numbers.value.removeLast()
    last.wrappedValue = 9
    #expect(numbers.value == [4, 5])
    #expect(last.wrappedValue == 7)
  }

  @Test func `an element that is given another identity is still the one that is bound`() {
    let names = HeldValue(["a", "b"])
    let second = names.binding.element("b", at: 1) { $0 }
    for letter in "cde" { second.wrappedValue.append(letter) }
    names.value.insert("n", at: 0)
    second.wrappedValue.append("!")
    #expect(names.value == ["n", "a", "bcde!"])
  }

  @Test func `elements are changed in the transaction of the whole`() {
    var animations: [Animation?] = []
    let items = held
    let binding = Binding(
      get: { items.value },
      set: { value, transaction in
        items.value = value
        animations.append(transaction.animation)
      })
    binding.animation(.linear)[0].name.wrappedValue = "x"
    binding[1].name.wrappedValue = "y"
    #expect(animations == [.linear, nil])
    #expect(names == ["x", "y", "c"])
  }
}
