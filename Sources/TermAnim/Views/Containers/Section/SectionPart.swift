/// A part of a section besides its content.
enum SectionPart: Hashable, Sendable {
  case header
  case footer

  /// What keeps such parts in view.
  var option: PinnedScrollableViews {
    self == .header ? .sectionHeaders : .sectionFooters
  }
}

/// Which part of a section a view is; nil for contents and views outside of sections.
enum SectionPartKey: LayoutValueKey {
  static var defaultValue: SectionPart? { nil }
}

/// Which section a view is in; nil outside of sections.
enum SectionIdentityKey: LayoutValueKey {
  static var defaultValue: ObjectIdentifier? { nil }
}
