import TermAnim

/// Cards in two rows, each of which comes and goes in a way of its own.
struct TransitionsView: View {
  let model: TransitionsModel
  @Environment(\.terminalCell) private var cell

  var body: some View {
    Picture { size in
      let grid = grid(in: size)
      VStack(spacing: CGFloat(grid.rowGap) * cell.height / 2) {
        ForEach(0..<TransitionSample.all.count / TransitionGrid.columns, id: \.self) { row in
          HStack(spacing: CGFloat(grid.gap) * cell.width) {
            ForEach(0..<TransitionGrid.columns, id: \.self) { column in
              TransitionSlot(index: row * TransitionGrid.columns + column, grid: grid, model: model)
            }
          }
        }
      }
    }
  }

  private func grid(in size: CGSize) -> TransitionGrid {
    TransitionGrid(
      columns: Int((size.width / cell.width).rounded()),
      rows: Int((size.height / cell.height).rounded()))
  }
}
