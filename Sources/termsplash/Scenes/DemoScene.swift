import TermAnim

/// One demonstration: a view, and the keys that play with it.
@MainActor
protocol DemoScene: AnyObject {
  /// The word that opens the scene from the command line.
  static var name: String { get }
  /// The scene's name as shown on the screen.
  static var title: String { get }

  var stage: StageModel { get }
  var bindings: [KeyBinding] { get }

  associatedtype Content: View
  @ViewBuilder var content: Content { get }
}
