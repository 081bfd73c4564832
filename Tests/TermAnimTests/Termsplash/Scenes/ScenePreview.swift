import Foundation

@testable import TermAnim
@testable import termsplash

/// A scene on a screen of its own, whose time and keys a test has in hand.
@MainActor
struct ScenePreview<Scene: DemoScene> {
  let scene: Scene
  private let table: BindingTable
  private let renderer: FrameRenderer

  init(
    _ type: Scene.Type = Scene.self, seed: UInt64 = 0, columns: Int = 80, rows: Int = 24,
    reducesMotion: Bool = false, colorScheme: ColorScheme = .dark
  ) {
    let scene = Scene(seed: seed)
    self.scene = scene
    table = BindingTable([BindingTable.Section(title: "Scene", bindings: scene.bindings)])
    var options = PlayerOptions()
    options.colorScheme = colorScheme
    options.reducesMotion = reducesMotion
    options.framesPerSecond = 20
    renderer = Self.renderer(of: scene, columns: columns, rows: rows, options: options)
  }

  private static func renderer(
    of scene: Scene, columns: Int, rows: Int, options: PlayerOptions
  ) -> FrameRenderer {
    FrameRenderer(columns: columns, rows: rows, options: options) { scene.content }
  }

  /// Presses keys, in the grammar of `KeyScript`, and returns whether the scene has all of them.
  @discardableResult
  func press(_ keys: String) throws -> Bool {
    try KeyScript(keys).steps.allSatisfy { step in
      switch step {
      case .press(let stroke): return scene.stage.type(stroke) || table.perform(stroke)
      case .wait(let seconds):
        renderer.advance(by: seconds)
        return true
      }
    }
  }

  func advance(by seconds: Double) {
    renderer.advance(by: seconds)
  }

  /// Presses and lets go a share of the way across and down the screen.
  func click(x: Double, y: Double) {
    drag(from: (x, y), through: [])
  }

  /// Presses at a place of the screen, moves on to others, and lets go at the last one.
  func drag(from start: (x: Double, y: Double), through places: [(x: Double, y: Double)]) {
    press(at: start, through: places)
    renderer.performance.send(.pointerUp(point(places.last ?? start)))
  }

  /// Presses at a place of the screen, and moves on to others.
  func press(at start: (x: Double, y: Double), through places: [(x: Double, y: Double)]) {
    renderer.performance.send(.pointerDown(point(start)))
    for place in places { renderer.performance.send(.pointerMoved(point(place))) }
  }

  /// Breaks off what is pressed, as when the terminal is no longer looked at.
  func cancelPress() {
    renderer.performance.send(.pointerCancelled)
  }

  /// Moves to a place of the screen with no button pressed.
  func hover(x: Double, y: Double) {
    renderer.performance.send(.pointerMoved(point((x, y))))
  }

  private func point(_ place: (x: Double, y: Double)) -> CGPoint {
    CGPoint(x: place.x * 4 * Double(picture.width), y: place.y * 4 * Double(picture.height))
  }

  var picture: Bitmap { renderer.bitmap() }

  /// The pixels that are not the ground's.
  var drawn: [(column: Int, row: Int)] {
    let picture = picture
    return picture.pixels.indices.filter { picture.pixels[$0] != picture.pixels[0] }
      .map { ($0 % picture.width, $0 / picture.width) }
  }

  /// The pixel a share of the way across and down the screen.
  func pixel(x: Double, y: Double) -> UInt32 {
    let picture = picture
    return picture.pixels[
      Int(y * Double(picture.height)) * picture.width + Int(x * Double(picture.width))]
  }
}
