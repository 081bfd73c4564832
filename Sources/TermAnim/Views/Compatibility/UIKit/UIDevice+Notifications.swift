public import Foundation

extension UIDevice {
  /// Never posted: a terminal that is turned tells so by its size.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
