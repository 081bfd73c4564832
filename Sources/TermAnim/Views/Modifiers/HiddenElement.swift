import Foundation

/// The element of a `HiddenModifier`.
final class HiddenElement: WrapperElement {
  override func appendCommands(to commands: inout [DisplayList.Command]) {}

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool { false }

  override var isPassedByFocus: Bool { true }

  override func showsCharacters(at point: CGPoint) -> Bool { false }
}
