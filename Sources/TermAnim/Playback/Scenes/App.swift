/// A program that is a tree of views: mark the type `@main`, and it runs on the whole terminal.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  /// What the app shows: one scene.
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }

  @MainActor @preconcurrency
  init()
}

extension App {
  /// Runs the app until `q`, Esc or Ctrl-C is pressed.
  @MainActor
  public static func main() {
    run { OwnerView(Self()) { $0.body.appView } }
  }
}
