/// What menus call undoing and doing again.
extension UndoManager {
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
