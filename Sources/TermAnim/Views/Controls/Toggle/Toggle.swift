/// A control that is on or off.
///
/// A click flips it, and so do Return and the space bar when it has the focus. The knob slides with
/// a spring, unless the binding says how it moves.
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  /// The values of which some may be on and some not.
  private let sources: [Binding<Bool>]
  /// Whether that is so already where there are none.
  private let isMixed: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  nonisolated private init(
    isOn: Binding<Bool>, sources: [Binding<Bool>] = [], isMixed: Bool = false, label: Label
  ) {
    (self.isOn, self.sources, self.isMixed, self.label) = (isOn, sources, isMixed, label)
  }

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// A toggle that is on when all of `sources` are, and sets all of them; it is mixed when some
  /// are.
  nonisolated public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      sources: bindings, label: label())
  }
}

extension Toggle: View {
  public var body: some View {
    let values = Set(sources.map(\.wrappedValue))
    style.makeBody(
      ToggleStyleConfiguration(
        label: AnyView(label), isOn: isOn, isMixed: isMixed || values.count > 1))
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TermAnim.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TermAnim.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TermAnim.Label(title, systemImage: systemImage) }
  }

  /// A toggle with a picture of an asset catalogue.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TermAnim.Label(titleKey, image: image) }
  }

  /// A toggle with a picture of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TermAnim.Label(title, image: image) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, for a style that is made of another.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}
