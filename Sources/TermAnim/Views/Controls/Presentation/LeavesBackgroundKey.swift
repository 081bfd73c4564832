/// Whether a panel leaves what is behind it to be used, which goes up to the shade between them.
///
/// Nil where it is not known yet.
enum LeavesBackgroundKey: PreferenceKey {
  static var defaultValue: Bool? { nil }

  static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    value = value ?? nextValue()
  }
}
