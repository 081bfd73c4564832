/// The values of what has the focus in a graph, for those who read them.
///
/// A class because readers hold on to it: a value that is read later is the latest.
@MainActor
final class FocusedValuesReading {
  private(set) var values = FocusedValues()
  private let dependents = Dependents()

  nonisolated init() {}

  /// Notes that `node` shows what it finds here.
  func read(by node: ViewNode) {
    dependents.insert(node)
  }

  /// Takes other values, and makes the readers evaluate again where there is a difference.
  func change(to new: FocusedValues) {
    let isLike = values.isLike(new)
    values = new
    if !isLike { dependents.invalidate() }
  }
}
