extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public var tableRows: TableRows<Content.TableRowValue> {
    let header = header.tableRows.parts.lazy.compactMap { part in
      if case .view(let view) = part { view } else { nil }
    }.first
    return TableRows(parts: [
      .section(.init(header: header, rows: content.tableRows.parts, isExpanded: isExpanded))
    ])
  }
}

/// Sections of a table.
extension Section
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// Rows with what stands above them.
  @_disfavoredOverload
  nonisolated public init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent())
  }

  /// Rows below a title.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(titleKey) }
  }

  /// Rows below a title.
  @_disfavoredOverload
  nonisolated public init<V, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(title) }
  }

  /// Rows that belong together.
  @_disfavoredOverload
  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }
}

/// Sections of a table that a press of their header closes and opens.
extension Section
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// Rows that show while `isExpanded` is true, with what stands above them.
  @_disfavoredOverload
  nonisolated public init<V, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent(), isExpanded: isExpanded)
  }

  /// Rows that show while `isExpanded` is true, below a title.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Rows that show while `isExpanded` is true, below a title.
  @_disfavoredOverload
  nonisolated public init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
