/// A mark below the track of a slider, at a value, perhaps with words below.
public struct SliderTick<V: BinaryFloatingPoint> {
  public let value: V
  /// Nil is the mark alone.
  let label: AnyView?

  nonisolated private init(value: V, label: AnyView?) {
    (self.value, self.label) = (value, label)
  }

  /// A mark alone.
  nonisolated public init(_ value: V) {
    self.init(value: value, label: nil)
  }

  nonisolated public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) {
    self.init(value: value, label: AnyView(label()))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value: value, label: AnyView(Text(titleKey)))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, _ value: V) {
    self.init(value: value, label: AnyView(Text(title)))
  }
}

extension SliderTick: SliderTickContent {
  public var ticks: [SliderTick<V>] { [self] }
}
