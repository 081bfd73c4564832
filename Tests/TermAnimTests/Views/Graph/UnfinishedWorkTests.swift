import Testing

@testable import TermAnim

@MainActor
struct UnfinishedWorkTests {
  private let host = ViewHost(VStack { HStack { Color.red } })

  private var collectors: [any ViewNode & ElementCollecting] {
    var found: [any ViewNode & ElementCollecting] = []
    func visit(_ node: ViewNode) {
      if let node = node as? any ViewNode & ElementCollecting { found.append(node) }
      for child in node.children { visit(child) }
    }
    if let root = host.graph.root?.node { visit(root) }
    return found
  }

  private func taken(from work: inout UnfinishedWork) -> [ObjectIdentifier] {
    var taken: [ObjectIdentifier] = []
    while let node = work.takeCollector() { taken.append(ObjectIdentifier(node)) }
    return taken
  }

  @Test func `a node collects once however often it is asked to, the last one first`() {
    let nodes = collectors
    let identifiers = nodes.map { ObjectIdentifier($0) }
    var work = UnfinishedWork()
    #expect(nodes.count >= 2)
    for node in nodes + nodes { work.collectElements(of: node) }
    let all = taken(from: &work)
    #expect(all == Array(identifiers.reversed()))
    work.collectElements(of: nodes[0])
    let again = taken(from: &work)
    #expect(again == [identifiers[0]])
  }

  @Test func `a node that waits collects at once where something is to be complete`() {
    let nodes = collectors
    let identifiers = nodes.map { ObjectIdentifier($0) }
    var work = UnfinishedWork()
    for node in nodes { work.collectElements(of: node) }
    let waiting = work.holdCollectors()
    let waited = taken(from: &work)
    #expect(waited.isEmpty)
    work.collectElements(of: nodes[0])
    work.collectElements(of: nodes[0])
    let asked = taken(from: &work)
    #expect(asked == [identifiers[0]])
    work.releaseCollectors(after: waiting)
    let all = taken(from: &work)
    #expect(all == Array(identifiers.reversed()))
  }

  /// A view that changes its state whenever its state has changed.
  private struct Restless: View {
    let log: MomentLog<Int>
    @State private var count = 0

    var body: some View {
      let _ = log.note(count)
      Color.red
        .onAppear { count = 1 }
        .onChange(of: count) { count += 1 }
    }
  }

  @Test func `a frame waits for a few rounds of a program that never rests, and for no more`() {
    let log = MomentLog<Int>()
    let host = ViewHost(Restless(log: log))
    let first = log.values.count
    #expect((3...16).contains(first))
    host.advance(by: 1 / 60)
    #expect(log.values.count > first && log.values.count <= 32)
  }
}
