/// Which part of a section a view is; nil for contents and views outside of sections.
enum SectionPartKey: LayoutValueKey {
  static var defaultValue: SectionPart? { nil }
}
