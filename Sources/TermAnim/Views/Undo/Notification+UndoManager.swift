public import Foundation

extension Notification.Name {
  /// Posted when a group of undo is closed or opened within another, before something is undone or
  /// done again, and when somebody asks whether that can be.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")

  public static let NSUndoManagerDidOpenUndoGroup =
    Self("NSUndoManagerDidOpenUndoGroupNotification")

  public static let NSUndoManagerWillCloseUndoGroup =
    Self("NSUndoManagerWillCloseUndoGroupNotification")

  public static let NSUndoManagerDidCloseUndoGroup =
    Self("NSUndoManagerDidCloseUndoGroupNotification")

  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")

  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")

  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")

  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
