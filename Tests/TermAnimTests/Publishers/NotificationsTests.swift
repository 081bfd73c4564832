import Foundation
import Testing

@testable import TermAnim

struct NotificationsTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("tide")

  private final class Moon: Sendable {}

  private func post(_ number: Int, as name: Notification.Name? = nil, object: AnyObject? = nil) {
    center.post(name: name ?? self.name, object: object, userInfo: ["number": number])
  }

  private func number(of notification: Notification?) -> Int? {
    notification?.userInfo?["number"] as? Int
  }

  @Test func `a loop gets what is posted from its beginning on, and loses nothing`() async {
    let notifications = center.notifications(named: name)
    post(0)
    var iterator = notifications.makeAsyncIterator()
    for number in 1...3 { post(number) }
    post(9, as: Notification.Name("other"))
    post(4)
    for expected in 1...4 { #expect(number(of: await iterator.next()) == expected) }
  }

  @Test func `only what an object posts, where one is named`() async {
    let moon = Moon()
    var iterator = center.notifications(named: name, object: moon).makeAsyncIterator()
    post(1, object: Moon())
    post(2)
    post(3, object: moon)
    #expect(number(of: await iterator.next()) == 3)
  }

  @Test func `a loop ends with its task`() async {
    let notifications = center.notifications(named: name)
    let begun = AsyncStream.makeStream(of: Void.self)
    let loop = Task {
      var iterator = notifications.makeAsyncIterator()
      begun.continuation.finish()
      return await iterator.next() == nil
    }
    for await _ in begun.stream {}
    loop.cancel()
    #expect(await loop.value)
  }

  /// Whether something that is posted is kept for a loop.
  private func keepsWhatIsPosted() -> Bool {
    weak var posted: NSObject?
    do {
      let something = NSObject()
      posted = something
      center.post(name: name, object: nil, userInfo: ["something": something])
    }
    return posted != nil
  }

  @Test func `a loop that is left listens no more`() async {
    let notifications = center.notifications(named: name)
    #expect(!keepsWhatIsPosted())
    do {
      var iterator = notifications.makeAsyncIterator()
      #expect(keepsWhatIsPosted())
      #expect(await iterator.next() != nil)
    }
    #expect(!keepsWhatIsPosted())
  }
}
