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
