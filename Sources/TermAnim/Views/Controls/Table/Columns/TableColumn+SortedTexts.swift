public import Foundation

/// Columns that rows are sorted by, by a text of theirs.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column of texts, sorted as people do, which `content` shows.
  nonisolated public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sort: KeyPathComparator(value), content: content)
  }

  /// A column of texts, sorted as people do, which `content` shows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  /// A column of texts, sorted as people do, which `content` shows.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, value: any KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), value: value, content: content)
  }

  /// A column of texts that there may be none of, sorted as people do, which `content` shows; none
  /// is before all others.
  nonisolated public init(
    _ text: Text, value: any KeyPath<RowValue, String?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sort: KeyPathComparator(value), content: content)
  }

  /// A column of texts that there may be none of, sorted as people do, which `content` shows; none
  /// is before all others.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  /// A column of texts that there may be none of, sorted as people do, which `content` shows; none
  /// is before all others.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, value: any KeyPath<RowValue, String?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), value: value, content: content)
  }

  /// A column of texts that are sorted as `comparator` says, or else as people do.
  nonisolated public init<C: SortComparator<String>>(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
    comparator: C = .localizedStandard
  ) where Content == Text {
    self.init(text, value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of texts that are sorted as `comparator` says, or else as people do.
  nonisolated public init<C: SortComparator<String>>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: C = .localizedStandard
  ) where Content == Text {
    self.init(Text(titleKey), value: value, comparator: comparator)
  }

  /// A column of texts that are sorted as `comparator` says, or else as people do.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, C: SortComparator<String>>(
    _ title: Title, value: any KeyPath<RowValue, String> & Sendable,
    comparator: C = .localizedStandard
  ) where Content == Text {
    self.init(Text(title), value: value, comparator: comparator)
  }
}
