import Foundation

/// A frame that layout sets and that is shown on its way there.
@MainActor
struct AnimatedFrame {
  private var value: AnimatedValue<CGRect>?

  /// The frame of the moment.
  var presented: CGRect {
    value?.presented ?? .zero
  }

  /// Goes to `frame`, and says whether it is to be stepped from now on; the first frame is simply
  /// there.
  mutating func change(
    to frame: CGRect, with transaction: () -> Transaction, at time: FrameTime
  ) -> Bool {
    guard value != nil else {
      value = AnimatedValue(frame)
      return false
    }
    return value?.change(to: frame, with: transaction, at: time) ?? false
  }

  /// Moves to `time`, and says whether there is more to come.
  mutating func step(to time: FrameTime) -> Bool {
    value?.step(to: time) ?? false
  }
}
