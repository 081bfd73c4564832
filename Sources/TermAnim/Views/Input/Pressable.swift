import Foundation

/// Something under the pointer that can make use of what the pointer does.
@MainActor
protocol Pressable: AnyObject {
  /// The element around which the pointer counts.
  var pressElement: Element { get }

  /// What follows the pointer from a press on, always the same one, as it is made when it is first
  /// asked for; nil for nothing.
  var participant: GestureParticipant? { get }

  /// How the participant stands to those further in.
  var priority: GesturePriority { get }

  /// Whether holding the pointer still is part of its use, so that nothing around is to come of it.
  var usesHolding: Bool { get }

  /// Makes use of the wheel, or leaves it to what is around; positive `delta` shows what lies right
  /// of and below what is seen, in points.
  func scroll(by delta: CGSize) -> Bool

  /// Makes use of the second button, or leaves it to what is around.
  ///
  /// - Parameter point: Where the pointer is on the screen; nil for the key that stands for the
  ///   button.
  /// - Returns: Whether it was of use.
  func secondaryClick(at point: CGPoint?) -> Bool
}

extension Pressable where Self: Element {
  var pressElement: Element { self }
}

extension Pressable {
  var participant: GestureParticipant? { nil }

  var priority: GesturePriority { .normal }

  var usesHolding: Bool { false }

  func scroll(by delta: CGSize) -> Bool { false }

  func secondaryClick(at point: CGPoint?) -> Bool { false }
}
