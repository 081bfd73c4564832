/// Whether a row of a form has a label, and so takes both columns.
enum FormLabelKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}
