import Foundation

/// The machine that the program runs on, as UIKit tells of a device.
public final class UIDevice: Sendable {
  /// The machine that the program runs on.
  public static let current = UIDevice()

  private init() {}

  /// The kind of machine, so that programs lay themselves out for a wide screen.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }

  /// A terminal is wider than high, or else it is upright.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Whether other programs run beside this one; they do.
  public var isMultitaskingSupported: Bool { true }

  public var model: String { "Terminal" }
  public var localizedModel: String { model }
  public var name: String { ProcessInfo.processInfo.hostName }
  public var systemName: String { "Linux" }
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }

  /// Does nothing: a terminal that is turned tells so by its size.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing, as its counterpart.
  public func endGeneratingDeviceOrientationNotifications() {}
}
