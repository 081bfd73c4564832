import Foundation
import Testing

@testable import TermAnim

struct NSUserActivityTests {
  @Test func `an activity holds what it is given, and what comes later counts`() {
    let activity = NSUserActivity(activityType: "read")
    activity.addUserInfoEntries(from: ["page": 1, "book": "A"])
    activity.addUserInfoEntries(from: ["page": 2])
    activity.becomeCurrent()
    #expect(activity.activityType == "read")
    #expect(activity.userInfo?["page"] as? Int == 2 && activity.userInfo?["book"] as? String == "A")
  }
}
