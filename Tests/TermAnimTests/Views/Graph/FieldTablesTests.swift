import Foundation
import Testing

@testable import TermAnim

/// When two descriptions of a view say the same, so that nothing has to be done for the second.
@MainActor
struct FieldTablesTests {
  private struct Named: Equatable {
    let name: String
    /// Has no part in `==`.
    let note: Int

    static func == (left: Named, right: Named) -> Bool { left.name == right.name }
  }

  private struct Holder<Value> {
    let value: Value
  }

  private struct Counting: View {
    @State var count = 0
    var title = ""

    var body: some View { EmptyView() }
  }

  private final class Box {}

  private enum Choice: Equatable {
    case name(String)
  }

  private enum Secret {
    case name(String)
  }

  private let tables = FieldTables()

  /// A string of its own storage each time, as long ones have.
  private func text(_ suffix: String) -> String {
    "a text too long for the inside of a string, \(suffix)"
  }

  @Test func `equal bits are the same`() {
    let (box, action) = (Box(), { () -> Int in 1 })
    #expect(tables.isSame(Holder(value: box), Holder(value: box)))
    let held = Holder(value: action)
    #expect(tables.isSame(held, held))
  }

  @Test func `values with an equality are compared by it`() {
    #expect(tables.isSame(Named(name: text("x"), note: 1), Named(name: text("x"), note: 2)))
    #expect(!tables.isSame(Named(name: text("x"), note: 1), Named(name: text("y"), note: 1)))
    #expect(tables.isSame(Choice.name(text("x")), Choice.name(text("x"))))
    #expect(!tables.isSame(Choice.name(text("x")), Choice.name(text("y"))))
  }

  @Test func `other structs are compared by what they store`() {
    let (x, y) = (Named(name: text("x"), note: 1), Named(name: text("x"), note: 2))
    #expect(tables.isSame(Holder(value: x), Holder(value: y)))
    #expect(tables.isSame(Holder(value: Holder(value: x)), Holder(value: Holder(value: y))))
    #expect(!tables.isSame(Holder(value: text("x")), Holder(value: text("y"))))
  }

  @Test func `modified content is compared by its parts`() {
    func content(_ content: String, _ note: Int) -> ModifiedContent<Named, Holder<String>> {
      ModifiedContent(
        content: Named(name: text(content), note: note), modifier: Holder(value: text("z")))
    }
    #expect(tables.isSame(content("x", 1), content("x", 2)))
    #expect(!tables.isSame(content("x", 1), content("y", 1)))
  }

  @Test func `what is held without a known type is compared as what it is`() {
    #expect(tables.isSame(Holder<Any>(value: text("x")), Holder<Any>(value: text("x"))))
    #expect(!tables.isSame(Holder<Any>(value: text("x")), Holder<Any>(value: 1)))
    #expect(!tables.isSame(Holder<Any>(value: 1), Holder<Any>(value: text("x"))))
    let (x, y) = (Named(name: text("x"), note: 1), Named(name: text("x"), note: 2))
    #expect(tables.isSame(Holder<Any>(value: x), Holder<Any>(value: y)))
    #expect(tables.isSame(Holder<Any?>(value: x), Holder<Any?>(value: y)))
    #expect(tables.isSame(Holder<any Any.Type>(value: Int.self), Holder(value: Int.self)))
    #expect(!tables.isSame(Holder<any Any.Type>(value: Int.self), Holder(value: String.self)))
  }

  private protocol Labelled {}
  private struct Label: Labelled {
    let text: String
  }
  private struct OtherLabel: Labelled {
    let text: String
  }

  @Test func `what an optional or an existential holds is compared by its parts`() {
    func label(_ suffix: String) -> Label { Label(text: text(suffix)) }
    let none: Label? = nil
    #expect(tables.isSame(Optional(label("x")), Optional(label("x"))))
    #expect(!tables.isSame(Optional(label("x")), Optional(label("y"))))
    #expect(!tables.isSame(Optional(label("x")), none) && !tables.isSame(none, label("x")))
    #expect(tables.isSame(Holder<Label?>(value: nil), Holder<Label?>(value: nil)))
    let held: [any Labelled] = [label("x"), label("x"), label("y"), OtherLabel(text: text("x"))]
    #expect(tables.isSame(held[0], held[1]) && !tables.isSame(held[0], held[2]))
    #expect(!tables.isSame(held[0], held[3]))
    #expect(tables.isSame(Optional(held[0]), Optional(held[1])))
    #expect(!tables.isSame(Optional(held[0]), Optional(held[2])))
  }

  @Test func `what cannot be compared counts as changed`() {
    let numbers = [1, 2]
    let actions = numbers.map { number in { number } }
    #expect(!tables.isSame(Holder(value: actions[0]), Holder(value: actions[1])))
    #expect(!tables.isSame(Holder(value: Box()), Holder(value: Box())))
    #expect(!tables.isSame(Secret.name(text("x")), Secret.name(text("x"))))
  }

  @Test func `what the graph keeps for a view is no difference`() {
    let (one, other) = (Counting(count: 1), Counting(count: 2))
    #expect(tables.isSame(one, other))
    #expect(tables.isSame(Holder(value: one), Holder(value: other)))
    #expect(!tables.isSame(one, Counting(count: 1, title: text("x"))))
  }

  @Test func `a type is looked at once, whoever asks`() {
    let table = tables.table(for: Holder<Counting>.self)
    #expect(tables.table(for: Holder<Counting>.self) === table)
    #expect(table.fields.count == 1)
    #expect(table.fields[0].table === tables.table(for: Counting.self))
    #expect(table.size == MemoryLayout<Holder<Counting>>.size)
    #expect(table.isComplete)
    #expect(!tables.table(for: Box.self).isComplete)
  }

  private struct Watcher {
    weak var box: Box?
    let name: String
  }

  @Test func `weak references are not looked at as if they were objects`() {
    let (box, other) = (Box(), Box())
    #expect(!tables.table(for: Watcher.self).isComplete)
    let watcher = Watcher(box: box, name: text("x"))
    #expect(tables.isSame(watcher, watcher))
    #expect(!tables.isSame(watcher, Watcher(box: other, name: text("x"))))
    #expect(!tables.isSame(Holder(value: watcher), Holder(value: Watcher(box: nil, name: "y"))))
    #expect(tables.areAlike(watcher, Watcher(box: other, name: text("x"))))
  }

  private struct Watching: View {
    weak var box: Box?
    let name: String
    @State var count = 1

    var body: some View { Color.red.frame(width: name == "x" ? 10 : 20 + CGFloat(count)) }
  }

  @Test func `a view may have a weak reference`() {
    let (box, probe) = (Box(), Probe())
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in Watching(box: u < 2 ? box : nil, name: u == 0 ? "x" : "y") })
    #expect(host.firstBox?.width == 10)
    for number in [1.0, 2] {
      probe.u = number
      host.settle()
      #expect(host.firstBox?.width == 21)
    }
  }

  @Test func `properties are known by what the graph does with them`() {
    func role<Value>(of type: Value.Type) -> PropertyRole { tables.table(for: type).role }
    #expect(Self.name(role(of: State<Int>.self)) == "connected")
    #expect(Self.name(role(of: Updating.self)) == "updated")
    #expect(Self.name(role(of: Binding<Int>.self)) == "updated")
    #expect(Self.name(role(of: Int.self)) == "value")
    #expect(Self.name(role(of: UpdatingObject.self)) == "value")
    #expect(Self.name(role(of: (() -> Int).self)) == "value")
    #expect(Self.name(role(of: UpdatingChoice.self)) == "updated")
    #expect(Self.name(role(of: BareChoice.self)) == "value")
  }

  @Test func `what the graph keeps for a node is known as such`() {
    #expect(tables.table(for: State<Int>.self).isOwnedByNode)
    #expect(tables.table(for: Environment<Int>.self).isOwnedByNode)
    #expect(!tables.table(for: Updating.self).isOwnedByNode)
  }

  private static func name(_ role: PropertyRole) -> String {
    switch role {
    case .value: "value"
    case .connected: "connected"
    case .updated: "updated"
    }
  }

  private struct Updating: DynamicProperty {
    @State var count = 0
  }

  private final class UpdatingObject: DynamicProperty {}

  private enum UpdatingChoice: DynamicProperty {
    case count(Int)
  }

  private enum BareChoice: DynamicProperty {
    case one, other
  }
}
