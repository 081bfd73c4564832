/// What the person at the terminal has asked for, as UIKit tells it.
public enum UIAccessibility {
  /// Whether transitions that move are to be fades; views that read it are drawn anew when that
  /// changes.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.reducesMotion }
}
