public import Foundation

/// Columns that rows are sorted by, by a value of theirs.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column of values, which `content` shows.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sort: KeyPathComparator(value), content: content)
  }

  /// A column of values, which `content` shows.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  /// A column of values, which `content` shows.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, V: Comparable>(
    _ title: Title, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), value: value, content: content)
  }

  /// A column of values that there may be none of, which `content` shows; none is before all
  /// others.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sort: KeyPathComparator(value), content: content)
  }

  /// A column of values that there may be none of, which `content` shows; none is before all
  /// others.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, content: content)
  }

  /// A column of values that there may be none of, which `content` shows; none is before all
  /// others.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, V: Comparable>(
    _ title: Title, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), value: value, content: content)
  }

  /// A column of values that are sorted as `comparator` says.
  nonisolated public init<C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, C.Compared> & Sendable,
    comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: text, sort: KeyPathComparator(value, comparator: comparator), content: content)
  }

  /// A column of values that are sorted as `comparator` says.
  nonisolated public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, C.Compared> & Sendable,
    comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), value: value, comparator: comparator, content: content)
  }

  /// A column of values that are sorted as `comparator` says.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, C: SortComparator>(
    _ title: Title, value: any KeyPath<RowValue, C.Compared> & Sendable,
    comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), value: value, comparator: comparator, content: content)
  }
}

/// Columns that rows are sorted by in a way of their own.
extension TableColumn where Sort: SortComparator, Label == Text {
  /// A column that sorts rows as `comparator` says.
  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sort: comparator, content: content)
  }

  /// A column that sorts rows as `comparator` says.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sortUsing: comparator, content: content)
  }

  /// A column that sorts rows as `comparator` says.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), sortUsing: comparator, content: content)
  }
}
