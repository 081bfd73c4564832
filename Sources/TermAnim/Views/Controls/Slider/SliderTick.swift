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

/// Marks of a slider.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint

  /// The marks, in any order.
  var ticks: [SliderTick<Value>] { get }
}

extension SliderTick: SliderTickContent {
  public var ticks: [SliderTick<V>] { [self] }
}

/// Marks that are made of a collection.
public struct SliderTickContentForEach<Value: BinaryFloatingPoint>: SliderTickContent {
  public let ticks: [SliderTick<Value>]

  /// The marks that `content` makes of each element; the identity makes no difference.
  nonisolated public init<
    Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent<Value>
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
  ) {
    ticks = data.flatMap { content($0).ticks }
  }
}
