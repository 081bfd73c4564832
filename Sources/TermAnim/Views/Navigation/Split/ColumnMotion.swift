/// Which way the columns of a split view go.
///
/// A class because a column that leaves is asked when it does, and is not described any more.
@MainActor
final class ColumnMotion: MadeAnew {
  private var column = NavigationSplitViewColumn.sidebar
  private var goesForward = true
  private var showsOne = false
  /// How many times a column has taken the place of another one.
  private(set) var turns = 0
  /// Whether a column has come back.
  private(set) var hasReturned = false

  nonisolated init() {}

  /// Takes note of the column that is to be seen where only one is.
  func turn(to column: NavigationSplitViewColumn, showsOne: Bool) {
    if column != self.column {
      (goesForward, turns) = (column > self.column, turns + 1)
      if !goesForward { hasReturned = true }
    }
    (self.column, self.showsOne) = (column, showsOne)
  }

  /// The edge that a column comes from or goes to.
  func edge(in phase: TransitionPhase) -> Edge {
    showsOne && goesForward == (phase == .willAppear) ? .trailing : .leading
  }
}

extension EnvironmentValues {
  /// Goes back to the column before, when it is set to false; nil where no column is before.
  @Entry var columnBack: Binding<Bool>?

  /// Tells the times apart that a column shows on its own.
  @Entry var columnVisit = 0
}
