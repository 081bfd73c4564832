extension EnvironmentValues {
  /// What can be undone in the window; nil only where there is none.
  ///
  /// A view is not told when something can be undone that could not be.
  @Entry public internal(set) var undoManager: UndoManager?
}
