/// What a row of a list asks of the lines above and below it.
struct RowLines: Equatable, Sendable {
  var hiddenEdges: VerticalEdge.Set = []
  var topTint: Color?
  var bottomTint: Color?
}

extension View {
  /// Shows or hides the lines above and below a row of a list; `automatic` shows them.
  ///
  /// There is a line between two rows unless either of them hides it.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowLines {
      if visibility == .hidden {
        $0.hiddenEdges.formUnion(edges)
      } else {
        $0.hiddenEdges.subtract(edges)
      }
    }
  }

  /// The colour of the lines above and below a row of a list; nil is the list's.
  ///
  /// Where two rows ask for the line between them, the upper one's colour is taken.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowLines {
      if edges.contains(.top) { $0.topTint = color }
      if edges.contains(.bottom) { $0.bottomTint = color }
    }
  }

  nonisolated private func rowLines(_ edit: @escaping (inout RowLines) -> Void) -> some View {
    modifier(
      TraitModifier {
        let key = ObjectIdentifier(RowLinesKey.self)
        var lines = $0.layoutValues[key] as? RowLines ?? RowLinesKey.defaultValue
        edit(&lines)
        $0.layoutValues[key] = lines
      })
  }
}
