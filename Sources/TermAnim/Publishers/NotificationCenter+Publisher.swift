public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications with a name, from one object or, when it is nil, from any.
  ///
  /// The publisher keeps `object` alive.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
