import Foundation
import OpenCombine

/// A registration with a notification centre that passes what is posted on to a subject.
///
/// Nothing in it changes, and both the centre and the subject may be used from any thread.
final class NotificationObservation: @unchecked Sendable {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(
    of source: NotificationCenter.Publisher,
    sendingTo notifications: PassthroughSubject<Notification, Never>
  ) {
    let outlet = Outlet(notifications: notifications)
    center = source.center
    token = source.center.addObserver(forName: source.name, object: source.object, queue: nil) {
      outlet.notifications.send($0)
    }
  }

  func end() {
    center.removeObserver(token)
  }

  private struct Outlet: @unchecked Sendable {
    let notifications: PassthroughSubject<Notification, Never>
  }
}
