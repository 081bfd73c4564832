/// Whether a view is one with which something is done to all of its section.
enum SectionActionKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}
