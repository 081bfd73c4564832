/// A view of UIKit or AppKit that a program has made, and what the program keeps with it.
///
/// A class because it lasts as long as what shows the view, and cleans up when that has gone.
@MainActor
final class RepresentedViewKeeper<Shown, Coordinator> {
  /// Nil until the view is shown.
  private(set) var made: (view: Shown, coordinator: Coordinator)?
  private var dismantle: (@MainActor (Shown, Coordinator) -> Void)?

  /// Keeps what has been made, and how it is cleaned up.
  func keep(
    _ view: Shown, _ coordinator: Coordinator,
    dismantle: @escaping @MainActor (Shown, Coordinator) -> Void
  ) {
    made = (view, coordinator)
    self.dismantle = dismantle
  }

  isolated deinit {
    if let made { dismantle?(made.view, made.coordinator) }
  }
}
