public import Foundation

/// What is told of events in UIKit; here, the names of what it hears of the keyboard.
public enum UIResponder {
  /// Never posted: a terminal's keyboard takes no room on the screen.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Never posted: a terminal's keyboard takes no room on the screen.
  public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Never posted: a terminal's keyboard takes no room on the screen.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Never posted: a terminal's keyboard takes no room on the screen.
  public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Never posted: a terminal's keyboard takes no room on the screen.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")

  /// Where the room of the keyboard would be found.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where the time would be found that the keyboard takes to come, in seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
