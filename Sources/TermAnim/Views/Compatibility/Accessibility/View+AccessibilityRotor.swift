/// Rotors, with which somebody who is read a screen goes from one thing to the next.
extension View {
  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  nonisolated public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View {
    self
  }

  /// The view as it is: a terminal is read by its characters, and nobody turns a rotor.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }
}
