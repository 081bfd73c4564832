public import Foundation

/// What a program says that somebody is doing, to go on with it on another machine.
///
/// It holds what it is given; in a terminal nobody asks for it.
public final class NSUserActivity {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var requiredUserInfoKeys: Set<String>?
  public var keywords: Set<String> = []
  public var webpageURL: URL?
  public var referrerURL: URL?
  public var expirationDate: Date?
  public var needsSave = false
  public var targetContentIdentifier: String?
  public var persistentIdentifier: String?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPublicIndexing = false
  public var isEligibleForPrediction = false

  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to what is told, in the place of what has the same name.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Does nothing: no other machine is told.
  public func becomeCurrent() {}

  /// Does nothing: no other machine is told.
  public func resignCurrent() {}

  /// Does nothing: no other machine is told.
  public func invalidate() {}
}
