/// What a program is told that shows a view of UIKit or AppKit.
struct RepresentedContext<Coordinator> {
  /// What the program keeps.
  let coordinator: Coordinator
  let transaction: Transaction
  let environment: EnvironmentValues
}
