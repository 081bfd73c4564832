/// Marks of a slider.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint

  /// The marks, in any order.
  var ticks: [SliderTick<Value>] { get }
}
