public import Foundation

/// Columns that rows are sorted by, by a value of theirs.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column of values, which `content` shows.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value), content: content)
  }

  /// A column of values, which `content` shows.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, V: Comparable>(
    _ title: Title, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), sort: KeyPathComparator(value), content: content)
  }

  /// A column of values, which `content` shows.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sort: KeyPathComparator(value), content: content)
  }

  /// A column of values that there may be none of, which `content` shows.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value), content: content)
  }

  /// A column of values that there may be none of, which `content` shows.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, V: Comparable>(
    _ title: Title, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), sort: KeyPathComparator(value), content: content)
  }

  /// A column of values that there may be none of, which `content` shows.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sort: KeyPathComparator(value), content: content)
  }

  /// A column of texts, which `content` shows, sorted as people do.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), sort: KeyPathComparator(value, comparator: TextOrder()),
      content: content)
  }

  /// A column of texts, which `content` shows, sorted as people do.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, value: any KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), sort: KeyPathComparator(value, comparator: TextOrder()), content: content)
  }

  /// A column of texts, which `content` shows, sorted as people do.
  nonisolated public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, sort: KeyPathComparator(value, comparator: TextOrder()), content: content)
  }

  /// A column of texts, sorted as people do.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(
      label: Text(titleKey), sort: KeyPathComparator(value, comparator: TextOrder()),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column of texts that are sorted as `comparator` says.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) where Content == Text {
    self.init(
      label: Text(titleKey), sort: KeyPathComparator(value, comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column of texts, sorted as people do.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(
      label: Text(title), sort: KeyPathComparator(value, comparator: TextOrder()),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column of texts that are sorted as `comparator` says.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) where Content == Text {
    self.init(
      label: Text(title), sort: KeyPathComparator(value, comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column of texts, sorted as people do.
  nonisolated public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(
      label: text, sort: KeyPathComparator(value, comparator: TextOrder()),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column of texts that are sorted as `comparator` says.
  nonisolated public init(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) where Content == Text {
    self.init(
      label: text, sort: KeyPathComparator(value, comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column of values that are sorted as `comparator` says.
  nonisolated public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, C.Compared> & Sendable,
    comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey), sort: KeyPathComparator(value, comparator: comparator),
      content: content)
  }

  /// A column of values that are sorted as `comparator` says.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, C: SortComparator>(
    _ title: Title, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title), sort: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// A column of values that are sorted as `comparator` says.
  nonisolated public init<C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sort: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

/// Columns that rows are sorted by in a way of their own.
extension TableColumn where Sort: SortComparator, Label == Text {
  /// A column that sorts rows as `comparator` says.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: comparator, content: content)
  }

  /// A column that sorts rows as `comparator` says.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), sort: comparator, content: content)
  }

  /// A column that sorts rows as `comparator` says.
  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sort: comparator, content: content)
  }
}
