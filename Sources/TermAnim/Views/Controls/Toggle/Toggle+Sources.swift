extension Toggle where Label == Text {
  /// A toggle that is on when all of `sources` are, and sets all of them.
  nonisolated public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// A toggle that is on when all of `sources` are, and sets all of them.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TermAnim.Label<Text, Image> {
  /// A toggle that is on when all of `sources` are, and sets all of them.
  nonisolated public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      TermAnim.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A toggle that is on when all of `sources` are, and sets all of them.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { TermAnim.Label(title, systemImage: systemImage) }
  }
}
