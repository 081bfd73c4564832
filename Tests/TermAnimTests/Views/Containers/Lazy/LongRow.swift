import Foundation

@testable import TermAnim

/// A row of a long container, which tells a log what happens to it.
struct LongRow: View {
  let index: Int
  let log: RowLog
  var height: CGFloat = 10

  var body: some View {
    let _ = log.bodies[index, default: 0] += 1
    Color.red.frame(width: 40, height: height)
      .onAppear { log.shown.insert(index) }
      .onDisappear { log.shown.remove(index) }
      .onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .scrollView(axis: .vertical)).minY
      } action: {
        log.tops[index] = $0
      }
  }

  /// As high as nobody guesses.
  static func height(of index: Int) -> CGFloat { CGFloat(6 + index * 7919 % 23) }

  /// How many rows have a node.
  static func count(in host: ViewHost) -> Int {
    func count(_ node: ViewNode) -> Int {
      node is TypedNode<LongRow> ? 1 : node.children.reduce(0) { $0 + count($1) }
    }
    return host.graph.root.map { count($0.node) } ?? 0
  }
}
