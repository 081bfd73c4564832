import Foundation

/// A frame that layout sets and that is shown on its way there.
@MainActor
struct AnimatedFrame {
  private var value: AnimatedValue<CGRect>?
  /// The number of the update that set the first frame; nil when that is left from there on.
  private var arrival: Int?

  /// The frame of the moment.
  var presented: CGRect {
    value?.presented ?? .zero
  }

  /// Goes where layout has put `element`, and says whether it is to be stepped from now on.
  mutating func follow(_ element: Element) -> Bool {
    change(to: element.frame, with: { element.transaction }, in: element.graph)
  }

  /// Goes to `frame`, and says whether it is to be stepped from now on.
  ///
  /// The first frame is simply there. So is another one in the same update, which has then found out
  /// more, such as where something is that the frame depends on; unless the first is a departure. In a
  /// preview a frame that is known stays.
  mutating func change(
    to frame: CGRect, with transaction: () -> Transaction, in graph: ViewGraph
  ) -> Bool {
    let update = graph.currentUpdate.whole.number
    guard value != nil, arrival != update else {
      (value, arrival) = (AnimatedValue(frame), graph.placesDepartures ? nil : update)
      return false
    }
    if graph.previewed != nil { return false }
    return value?.change(to: frame, with: transaction, at: graph.time) ?? false
  }

  /// Moves to `time`, and says whether there is more to come.
  mutating func step(to time: FrameTime) -> Bool {
    value?.step(to: time) ?? false
  }
}
