public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Sends each notification of a kind that is posted while somebody listens.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    /// Whose notifications are sent; nil for everybody's.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      let notifications = PassthroughSubject<Notification, Never>()
      let observation = NotificationObservation(of: self, sendingTo: notifications)
      notifications
        .handleEvents(receiveCancel: { observation.end() })
        .subscribe(subscriber)
    }
  }
}
