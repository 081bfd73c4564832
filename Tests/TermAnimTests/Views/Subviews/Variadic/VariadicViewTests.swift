import Foundation
import Testing

@testable import TermAnim

// swift-format-ignore: NoLeadingUnderscores
/// How loud a view is for its container.
private struct Loudness: _ViewTraitKey {
  static var defaultValue: Int { 1 }
}

private struct Divided: _VariadicView_UnaryViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Color.red.frame(height: 4) }
    }
  }
}

/// Counts how often something of a view is asked for.
@MainActor
private final class Count {
  var number = 0
}

/// A view without size that counts how often it is asked for what it contributes.
private struct Counting: View, PrimitiveView {
  typealias Body = Never
  let count: Count

  func makeNode(in context: NodeContext) -> TypedNode<Self> { CountingNode(self, in: context) }
}

private final class CountingNode: TypedNode<Counting> {
  private lazy var element = Element(graph: graph, scope: inputs.transactions)

  override func appendElements(to elements: inout [Element]) {
    view.count.number += 1
    elements.append(element)
  }
}

private struct Backwards: _VariadicView_MultiViewRoot {
  let seen: ([Int], [String?]) -> Void

  func body(children: _VariadicView.Children) -> some View {
    let _ = seen(children.map { $0[Loudness.self] }, children.map { $0.id(as: String.self) })
    ForEach(children.reversed()) { $0 }
  }
}

@MainActor
struct VariadicViewTests {
  @Test func `one view is made of several, which stand below each other`() {
    let host = ViewHost(
      HStack {
        _VariadicView.Tree(Divided()) {
          Text("a")
          ForEach(0..<2) { Text("\($0)") }
        }
      })
    #expect(host.strings == ["a", "0", "1"])
    let texts = DrawnText.characters(in: host).map(\.origin)
    #expect(Set(texts.map(\.x)).count == 1)
    #expect(texts.map(\.y) == texts.map(\.y).sorted() && Set(texts.map(\.y)).count == 3)
    #expect(host.drawing.count { $0.bounds?.height == 4 } == 2)
  }

  @Test func `several views remain several, and what they tell is known`() {
    var (traits, ids): ([Int], [String?]) = ([], [])
    let host = ViewHost(
      VStack {
        _VariadicView.Tree(Backwards { (traits, ids) = ($0, $1) }) {
          Text("a")._trait(Loudness.self, 7)
          Text("b").id("second").padding()
        }
      })
    #expect(host.strings == ["b", "a"])
    #expect(traits == [7, 1])
    #expect(ids == [nil, "second"])
  }

  @Test func `an identity is what a view is given as one, and no tag`() {
    var ids: [String?] = []
    let host = ViewHost(
      _VariadicView.Tree(Backwards { ids = $1 }) {
        Text("a").tag("tag")
        ForEach(["row", "other"], id: \.self) { name in
          if name == "row" {
            Text(name).tag("tag of a row")
          } else {
            Text(name).id("inner")
          }
        }
        Text("b").id(1)
        VStack { Text("c").id("within") }
      })
    #expect(host.strings.count == 5)
    #expect(ids == [nil, "row", "inner", nil, nil])
  }

  /// How often `count` rows are asked for what they contribute until all are shown with their
  /// identities.
  private func work(for count: Int) -> Int {
    var ids: [String?] = []
    let work = Count()
    _ = ViewHost(
      _VariadicView.Tree(Backwards { ids = $1 }) {
        ForEach((0..<count).map(String.init), id: \.self) { _ in Counting(count: work) }
      })
    #expect(ids == (0..<count).map(String.init))
    return work.number
  }

  @Test func `asking all views for their identities takes as long as there are many`() {
    #expect(work(for: 80) <= 2 * work(for: 40))
    #expect(work(for: 40) > 0)
  }

  @Test func `an identity that is given later is known`() {
    var ids: [String?] = []
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { number, _, _ in
        _VariadicView.Tree(Backwards { ids = $1 }) {
          Text("a").id("\(number)")
          ForEach([Int(number)], id: \.self) { Text("\($0)").id("row \($0)") }
        }
      })
    #expect(ids == ["0.0", "row 0"])
    probe.u = 2
    host.settle()
    #expect(ids == ["2.0", "row 2"])
  }
}
