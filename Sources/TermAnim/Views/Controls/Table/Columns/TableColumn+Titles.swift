/// Columns that rows are not sorted by.
extension TableColumn where Sort == Never, Label == Text {
  /// A column whose cells are what `content` makes of each row.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: nil, content: content)
  }

  /// A column whose cells are what `content` makes of each row.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), sort: nil, content: content)
  }

  /// A column whose cells are what `content` makes of each row.
  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, sort: nil, content: content)
  }

  /// A column of texts.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(titleKey), sort: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column of texts.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: Text(title), sort: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column of texts.
  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(label: text, sort: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }
}
