import TermAnim

/// One demonstration: a view, what it does by itself, and the keys that play with it.
///
/// A scene is a function of its seed and of the keys and pointer events it gets: it takes all
/// chance from the seed and all time from animations and timelines, so that any moment of it can be
/// shown again, exactly.
@MainActor
protocol DemoScene: AnyObject {
  /// The word that opens the scene from the command line.
  static var name: String { get }
  /// The scene's name as shown on the screen.
  static var title: String { get }
  /// Whether there are buttons in it, that keys can press.
  static var hasButtons: Bool { get }
  /// What the mouse does in it, but for the wheel.
  static var gestures: [KeyBinding] { get }
  /// Seconds between two main actions while the tour shows the scene and nobody touches a key,
  /// until the last few, in which it comes to rest.
  static var pace: Double { get }

  /// The scene as it is before anything has happened.
  init(seed: UInt64)

  var stage: StageModel { get }
  /// The scene's own keys, those to be named first at the foot first.
  var bindings: [KeyBinding] { get }

  /// The main action, the one of the space key.
  ///
  /// Called when the scene comes on, too, as soon as it can be seen.
  func play()

  /// What is done every `pace` seconds of the tour: the main action, unless the scene knows more.
  func playOnTour()

  /// Closes what is open in the scene, and returns whether there was something.
  func close() -> Bool

  associatedtype Content: View
  @ViewBuilder var content: Content { get }
}

extension DemoScene {
  static var hasButtons: Bool { false }
  static var pace: Double { 2.4 }

  func playOnTour() { play() }

  func close() -> Bool { false }
}
