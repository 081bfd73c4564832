extension Picker {
  /// A picker for the value that all of `sources` have in common, which it gives to all of them;
  /// none is chosen where they differ.
  nonisolated public init<Sources: RandomAccessCollection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(), label: label())
  }
}

extension Picker where Label == Text {
  /// A picker for the value that all of `sources` have in common, which it gives to all of them;
  /// none is chosen where they differ.
  nonisolated public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker for the value that all of `sources` have in common, which it gives to all of them;
  /// none is chosen where they differ.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}
