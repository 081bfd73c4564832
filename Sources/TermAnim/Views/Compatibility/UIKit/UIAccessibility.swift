/// What the person at the terminal has asked for, as UIKit tells it.
public enum UIAccessibility {
  /// Whether transitions that move are to be fades; views that read it are drawn anew when that
  /// changes.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.reducesMotion }

  /// Whether the program is read aloud; it may well be, but nobody says so.
  public static var isVoiceOverRunning: Bool { false }

  /// What a program tells those who help to use it.
  public enum Notification: Hashable, Sendable {
    case announcement
    case layoutChanged
    case screenChanged
    case pageScrolled
  }

  /// Does nothing: nobody hears of it.
  public static func post(notification: Notification, argument: Any?) {}
}
