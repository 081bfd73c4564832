extension List {
  /// A list of which at most one row is chosen.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(choosing: selection, content: content())
  }

  /// A list of which any number of rows are chosen.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(choosing: selection, content: content())
  }

  /// A list of which at most one row is chosen.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(choosing: selection, content: ForEach(data, content: rowContent))
  }

  /// A list of which any number of rows are chosen.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(choosing: selection, content: ForEach(data, content: rowContent))
  }

  /// A list of which at most one row is chosen.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(choosing: selection, content: ForEach(data, id: id, content: rowContent))
  }

  /// A list of which any number of rows are chosen.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(choosing: selection, content: ForEach(data, id: id, content: rowContent))
  }

  /// A list of which at most one row is chosen.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(choosing: selection, content: ForEach(data, content: rowContent))
  }

  /// A list of which any number of rows are chosen.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(choosing: selection, content: ForEach(data, content: rowContent))
  }
}

/// Lists of which one row is chosen, always.
extension List {
  /// A list of which one row is chosen: that with the value of `selection`.
  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(choice: Choice(selection).followingFocus(), content: content())
  }

  /// A list of which one row is chosen: that with the value of `selection`.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    self.init(
      choice: Choice(selection).followingFocus(), content: ForEach(data, content: rowContent))
  }

  /// A list of which one row is chosen: that with the value of `selection`.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, SelectionValue, RowContent> {
    self.init(
      choice: Choice(selection).followingFocus(),
      content: ForEach(data, id: id, content: rowContent))
  }

  /// A list of which one row is chosen: that with the value of `selection`.
  @_disfavoredOverload
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      choice: Choice(selection).followingFocus(), content: ForEach(data, content: rowContent))
  }
}
