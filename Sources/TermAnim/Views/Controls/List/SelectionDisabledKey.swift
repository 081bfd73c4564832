/// Whether an option cannot be chosen.
enum SelectionDisabledKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}
