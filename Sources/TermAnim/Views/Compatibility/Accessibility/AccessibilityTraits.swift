/// What a view is to somebody who hears it described.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String>

  private init(_ name: String) {
    names = [name]
  }

  public init() {
    names = []
  }

  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isSearchField = AccessibilityTraits("isSearchField")
  public static let isImage = AccessibilityTraits("isImage")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  public static let isModal = AccessibilityTraits("isModal")
  public static let isToggle = AccessibilityTraits("isToggle")
  public static let isTabBar = AccessibilityTraits("isTabBar")

  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  public mutating func formUnion(_ other: AccessibilityTraits) {
    names.formUnion(other.names)
  }

  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
}
