import Foundation

/// A frame that layout sets and that is shown on its way there.
@MainActor
struct AnimatedFrame {
  private var value: AnimatedValue<CGRect>?
  /// The number of the update that set the first frame; nil when that is left from there on.
  private var arrival: Int?
  /// What the last change that is animated began with, until the next frame.
  private var departure: Departure?

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
  /// The first frame is simply there. So is another one in the same update, which has then found
  /// out more, such as where something is that the frame depends on; unless the first is a
  /// departure. In a preview a frame that is known stays. Several changes that one animation of an
  /// update leads to are one way from where the frame was before.
  mutating func change(
    to frame: CGRect, with transaction: () -> Transaction, in graph: ViewGraph
  ) -> Bool {
    let update = graph.currentUpdate.whole.number
    guard value != nil, arrival != update else {
      (value, arrival) = (AnimatedValue(frame), graph.placesDepartures ? nil : update)
      return false
    }
    if graph.previewed != nil { return false }
    guard value?.model != frame else { return value?.step(to: graph.time) ?? false }
    return move(to: frame, with: transaction(), at: graph.time, in: update)
  }

  private mutating func move(
    to frame: CGRect, with transaction: Transaction, at time: FrameTime, in update: Int
  ) -> Bool {
    let last = departure.flatMap { $0.isOf(transaction, in: update) ? $0 : nil }
    if let last { value = last.value } else { _ = value?.step(to: time) }
    let start = value
    let isRunning = value?.change(to: frame, with: transaction, at: time) ?? false
    departure = start.flatMap {
      isRunning ? Departure($0, to: frame, with: transaction, in: update, at: time) : nil
    }
    return isRunning
  }

  /// Moves to `time`, and says whether there is more to come.
  mutating func step(to time: FrameTime) -> Bool {
    // A copy of the animation would cost one in each frame.
    if let departure, departure.time < time { self.departure = nil }
    return value?.step(to: time) ?? false
  }
}

/// The beginning of an animated change.
///
/// A class because most frames have none.
private final class Departure {
  let value: AnimatedValue<CGRect>
  private let transaction: Transaction
  private let update: Int
  let time: FrameTime

  /// Nil where the way to `frame` is not animated, or there is none.
  init?(
    _ value: AnimatedValue<CGRect>, to frame: CGRect, with transaction: Transaction,
    in update: Int, at time: FrameTime
  ) {
    let way = frame.animatableData - value.model.animatableData
    guard transaction.effectiveAnimation != nil, way != .zero, way.magnitudeSquared.isFinite
    else { return nil }
    (self.value, self.transaction) = (value, transaction)
    (self.update, self.time) = (update, time)
  }

  /// Whether `transaction` leads on from here in the update with the number.
  func isOf(_ transaction: Transaction, in update: Int) -> Bool {
    update == self.update
      && transaction.effectiveAnimation == self.transaction.effectiveAnimation
  }
}
