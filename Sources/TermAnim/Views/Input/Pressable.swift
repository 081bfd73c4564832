import Foundation

/// Something that a press of the pointer can be meant for.
@MainActor
protocol Pressable: AnyObject {
  /// The element around which the press counts.
  var pressElement: Element { get }

  /// Follows the pointer; places are in the space of the element's frame.
  func press(_ phase: PressPhase, at point: CGPoint)
}
