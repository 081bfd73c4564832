public import Foundation

/// The running program, as UIKit tells of an application.
///
/// Only what programs of views ask it for. A class there, a class here: there is one of it.
@MainActor @preconcurrency
public final class UIApplication {
  /// The running program.
  public static let shared = UIApplication()

  /// Whether the machine is kept from going to sleep; noted and left at that.
  public var isIdleTimerDisabled = false

  private init() {}

  /// The windows: the terminal.
  public var windows: [UIWindow] { [UIWindow.terminal] }

  /// The scenes: the terminal.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.terminal] }

  /// Whether the application is being used; always.
  public var applicationState: State { .active }

  /// Whether something could be done with `url`; never, so that programs do without.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Does nothing but say so: a terminal has nobody to give `url` to.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Whether an application is being used.
  public enum State: Hashable, Sendable {
    case active
    case inactive
    case background
  }
}

extension UIApplication {
  /// The address of the program's own settings, which nobody opens.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// Never posted.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// Never posted: a program in the background of a shell is stopped.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// Never posted: a program in the background of a shell is stopped.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  /// Never posted: a program in the background of a shell is stopped.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// Never posted: a program in the background of a shell is stopped.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}
