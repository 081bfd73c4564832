/// A part of a section besides its content.
enum SectionPart: Hashable, Sendable {
  case header
  case footer

  /// What keeps such parts in view.
  var option: PinnedScrollableViews {
    self == .header ? .sectionHeaders : .sectionFooters
  }
}
