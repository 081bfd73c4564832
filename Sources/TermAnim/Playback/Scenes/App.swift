/// A program that is a tree of views: mark the type `@main`, and it runs on the whole terminal.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  /// What the app shows: one scene.
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }

  @MainActor @preconcurrency
  init()

  /// How the app is shown; unless it says otherwise, as suits every terminal.
  @MainActor @preconcurrency
  static var playerOptions: PlayerOptions { get }
}

extension App {
  public static var playerOptions: PlayerOptions { PlayerOptions() }

  /// Runs the app until `q`, Esc or Ctrl-C is pressed.
  @MainActor
  public static func main() {
    run(options: playerOptions) { OwnerView(Self()) { $0.body.appView } }
  }
}
