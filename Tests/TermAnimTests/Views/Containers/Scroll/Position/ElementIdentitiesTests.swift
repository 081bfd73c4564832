import Foundation
import Testing

@testable import TermAnim

@MainActor
struct ElementIdentitiesTests {
  /// Elements of a view, from the outside inwards.
  private func elements(of host: ViewHost) -> [Element] {
    var found: [Element] = []
    func visit(_ node: ViewNode) {
      found += node.contributions
      for child in node.children { visit(child) }
    }
    if let root = host.graph.root?.node { visit(root) }
    return found
  }

  /// The identity as it is meant, looked for among all parts.
  private func identity(of element: Element, below node: ViewNode) -> AnyHashable? {
    func isInside(_ inner: Element, _ outer: Element) -> Bool {
      sequence(first: inner, next: \.parent).contains { $0 === outer }
    }
    var parts: [(id: AnyHashable, node: ViewNode)] = []
    node.addIdentified(to: &parts)
    func shows(_ part: ViewNode, _ fits: (Element) -> Bool) -> Bool {
      part.contributions.contains(where: fits)
    }
    let own = parts.last { part in
      shows(part.node) { shown in element.wrapped.contains { $0 === shown } }
    }
    let inside = parts.first { shows($0.node) { isInside($0, element) } }
    let around = parts.last { shows($0.node) { isInside(element, $0) } }
    return (own ?? inside ?? around)?.id
  }

  @Test func `an element is called as its part is, or as the first inside`() throws {
    let host = ViewHost(
      HStack {
        Color.red.frame(width: 10, height: 10).id("a")
        HStack {
          Color.green.id("inner").padding(2)
          Color.blue
        }
        .id("outer")
        ForEach(["row"], id: \.self) { name in
          VStack {
            Text(name)
            ForEach(["x", "y"], id: \.self) { Text($0) }
          }
          .padding(2)
        }
        ForEach(["number"], id: \.self) { Text($0).id("own") }
      })
    let root = try #require(host.graph.root?.node)
    let identities = ElementIdentities(below: root)
    let known = elements(of: host).map { identities[$0] }
    #expect(known.contains("a") && known.contains("inner") && known.contains("outer"))
    #expect(known.contains("row") && known.contains("x") && known.contains("y"))
    #expect(known.contains("own"))
    #expect(known == elements(of: host).map { identity(of: $0, below: root) })
    #expect(known == elements(of: host).map { root.identity(of: $0) })
  }

  @Test func `an element of other views has none`() throws {
    let (host, other) = (ViewHost(Color.red.id("a")), ViewHost(Color.red.id("b")))
    let node = try #require(host.graph.root?.node)
    for element in elements(of: other) {
      #expect(ElementIdentities(below: node)[element] == nil)
    }
  }
}
