extension EnvironmentValues {
  /// What can be undone in the window; nil only where there is none.
  ///
  /// A view is not told when something can be undone that could not be.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
  }
}
