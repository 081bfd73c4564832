/// Which way the columns of a split view go.
///
/// A class because a column that leaves is asked when it does, and is not described any more.
@MainActor
final class ColumnMotion: MadeAnew {
  private var column = NavigationSplitViewColumn.sidebar
  private var goesForward = true
  private var showsOne = false
  /// Whether a column is about to take the place of another one.
  private(set) var isTurning = false

  nonisolated init() {}

  /// Takes note of the column that is to be seen where only one is.
  func turn(to column: NavigationSplitViewColumn, showsOne: Bool) {
    if column != self.column { (goesForward, isTurning) = (column > self.column, true) }
    (self.column, self.showsOne) = (column, showsOne)
  }

  /// Takes note that the column is there.
  func turned() { isTurning = false }

  /// The edge that a column comes from or goes to.
  func edge(in phase: TransitionPhase) -> Edge {
    showsOne && goesForward == (phase == .willAppear) ? .trailing : .leading
  }
}

/// The coming and going of a column.
nonisolated struct ColumnTransition: Transition {
  let motion: ColumnMotion

  @MainActor
  static var properties: TransitionProperties { .placing }

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveModifier(way: phase.isIdentity ? nil : .towards(motion.edge(in: phase))))
  }
}

extension EnvironmentValues {
  /// Goes back to the column before, when it is set to false; nil where no column is before.
  @Entry var columnBack: Binding<Bool>?
}
