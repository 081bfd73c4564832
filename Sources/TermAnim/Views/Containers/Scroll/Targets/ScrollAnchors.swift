/// The points of their contents that scroll views keep to, by what they are for.
struct ScrollAnchors: Equatable {
  /// Where nothing is said of a role; nil is none.
  var anchor: UnitPoint?
  private var ofRoles: [ScrollAnchorRole: UnitPoint?] = [:]

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get { ofRoles[role] ?? anchor }
    set { ofRoles.updateValue(newValue, forKey: role) }
  }
}
