public import Foundation

extension NotificationCenter {
  /// The notifications of a kind that are posted while they are waited for.
  ///
  /// Each loop over them gets those that are posted from its beginning on, and none is lost while
  /// it does something else. It ends when its task is cancelled.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
      return Iterator(
        posted: stream.makeAsyncIterator(), observation: Observation(of: token, in: center))
    }

    /// The way through the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var posted: AsyncStream<Posted>.Iterator
      fileprivate let observation: Observation

      public mutating func next(
        isolation actor: isolated (any Actor)? = #isolation
      ) async -> Notification? {
        await posted.next(isolation: actor)?.notification
      }
    }

    /// A notification on its way from who posts it to who waits for it.
    fileprivate struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    /// What lets the centre pass notifications on, for as long as it is there.
    fileprivate final class Observation {
      private let token: any NSObjectProtocol
      private let center: NotificationCenter

      init(of token: any NSObjectProtocol, in center: NotificationCenter) {
        (self.token, self.center) = (token, center)
      }

      deinit {
        center.removeObserver(token)
      }
    }
  }

  /// The notifications with a name, from one object or, when it is nil, from any.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}
