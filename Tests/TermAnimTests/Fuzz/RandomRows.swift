import Foundation

@testable import TermAnim

/// The rows of a log in a lazy container of any kind that scrolls.
struct RandomRows: View {
  /// How the rows are arranged.
  struct Plan {
    let axis: Axis
    /// How many tracks a grid has, 0 for as many as there is room for; nil for a stack.
    let tracks: Int?
    /// Between rows, or lines of a grid, in points.
    let spacing: CGFloat
    let isUneven: Bool
    /// How many rows a section has; nil for none.
    let rowsInSection: Int?
    let haveHeaders: Bool
    /// Whether there is a view before and after all rows.
    let isEnclosed: Bool

    init(_ dice: inout FuzzDice) {
      axis = dice.pick([.vertical, .horizontal])
      tracks = dice.pick([nil, nil, 0, 1, 3, 4])
      spacing = dice.pick([0, 0, 4])
      isUneven = !dice.chance(3)
      rowsInSection = dice.pick([nil, nil, 60, 150, 260])
      (haveHeaders, isEnclosed) = (dice.chance(2), dice.chance(4))
    }
  }

  let log: RowLog
  let plan: Plan
  var take: (ScrollViewProxy) -> Void = { _ in }

  var body: some View {
    ScrollViewReader { reader in
      ScrollView(plan.axis == .vertical ? .vertical : .horizontal, showsIndicators: false) {
        container
      }
      .onAppear { take(reader) }
    }
  }

  private var gridItems: [GridItem] {
    plan.tracks == 0
      ? [GridItem(.adaptive(minimum: 16, maximum: 16), spacing: 4)]
      : Array(repeating: GridItem(.fixed(16), spacing: 4), count: plan.tracks ?? 1)
  }

  @ViewBuilder private var container: some View {
    switch (plan.axis, plan.tracks) {
    case (.vertical, nil): LazyVStack(spacing: plan.spacing) { content }
    case (.horizontal, nil): LazyHStack(spacing: plan.spacing) { content }
    case (.vertical, _): LazyVGrid(columns: gridItems, spacing: plan.spacing) { content }
    case (.horizontal, _): LazyHGrid(rows: gridItems, spacing: plan.spacing) { content }
    }
  }

  @ViewBuilder private var content: some View {
    if plan.isEnclosed { cell(-1) }
    if let length = plan.rowsInSection {
      ForEach(sections(length), id: \.self) { section in
        let rows = log.rows.filter { $0 / length == section }
        if plan.haveHeaders {
          Section {
            cells(rows)
          } header: {
            cell(-3 - section)
          }
        } else {
          Section { cells(rows) }
        }
      }
    } else {
      cells(log.rows)
    }
    if plan.isEnclosed { cell(-2) }
  }

  /// Those of the rows, in the order of their first ones: a row stays in its section.
  private func sections(_ length: Int) -> [Int] {
    var known: Set<Int> = []
    return log.rows.map { $0 / length }.filter { known.insert($0).inserted }
  }

  private func cells(_ rows: [Int]) -> some View {
    ForEach(rows, id: \.self) { cell($0) }
  }

  private func cell(_ index: Int) -> LongCell {
    LongCell(
      index: index, log: log, arrangement: plan.axis == .vertical ? .columns : .row,
      isUneven: plan.isUneven)
  }
}
