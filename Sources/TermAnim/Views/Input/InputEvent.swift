import Foundation

/// Something that happened to the one who looks: what a graph is told besides the time.
///
/// Places are in points of the whole screen, y down.
enum InputEvent {
  case pointerDown(CGPoint)
  /// The pointer moved, pressed or not.
  case pointerMoved(CGPoint)
  case pointerUp(CGPoint)
  /// The press is over without having been meant: the terminal lost the focus.
  case pointerCancelled
  /// The second button was pressed, whatever comes of it later.
  case secondaryClick(CGPoint)
  /// The wheel turned over a place, with keys held; positive `delta` shows what lies right of and
  /// below it.
  case wheel(CGPoint, delta: CGSize, modifiers: EventModifiers = [])
  case key(KeyPress)
  /// Text that was pasted.
  case text(String)
}
