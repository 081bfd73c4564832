/// Which section a view is in; nil outside of sections.
enum SectionIdentityKey: LayoutValueKey {
  static var defaultValue: ObjectIdentifier? { nil }
}
