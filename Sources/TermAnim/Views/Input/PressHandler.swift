/// What comes of presses: a value of the view's, with a memory that lasts as long as the view.
@MainActor
protocol PressHandler {
  /// What is remembered from one stage of a press to the next.
  associatedtype Memory

  static var initialMemory: Memory { get }

  /// Whether the Return key presses, too, when the view has the focus.
  var isFocusable: Bool { get }

  func press(_ press: Press, memory: inout Memory)
}
