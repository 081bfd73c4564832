/// What of the editing of a row has been decided further in, and so is not for those around to do.
struct RowClaims: OptionSet, Sendable {
  let rawValue: Int

  static let deletion = RowClaims(rawValue: 1)
  static let movement = RowClaims(rawValue: 2)
  /// The row is pulled aside for actions of the program's.
  static let swiping = RowClaims(rawValue: 4)

  /// Under which rows say it.
  enum Key: PreferenceKey {
    static var defaultValue: RowClaims { [] }

    static func reduce(value: inout RowClaims, nextValue: () -> RowClaims) {
      value.formUnion(nextValue())
    }
  }
}

extension View {
  /// Keeps rows of a list from being deleted, by `onDelete` or edit actions around them or in them.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    claimed(isDisabled ? .deletion : [])
  }

  /// Keeps rows of a list from being moved, by `onMove` or edit actions around them or in them;
  /// others may still be moved past them.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    claimed(isDisabled ? .movement : [])
  }

  nonisolated private func claimed(_ claims: RowClaims) -> some View {
    transformEnvironment(\.rowClaims) { $0.formUnion(claims) }
      .transformPreference(RowClaims.Key.self) { $0.formUnion(claims) }
  }
}

extension EnvironmentValues {
  /// What views around rows keep from being done with them.
  @Entry var rowClaims: RowClaims = []
}
