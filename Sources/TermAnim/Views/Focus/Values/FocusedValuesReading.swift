/// The values of what has the focus in a graph, for those who read them.
///
/// A class because readers hold on to it: a value that is read later is the latest.
@MainActor
final class FocusedValuesReading {
  private(set) var values = FocusedValues()
  /// Who gave the values.
  private var sources: [ObjectIdentifier] = []
  private let dependents = Dependents()

  nonisolated init() {}

  /// Notes that `node` shows what it finds here.
  func read(by node: ViewNode) {
    dependents.insert(node)
  }

  /// Takes other values, and makes the readers evaluate again where there is a difference.
  ///
  /// What others give is different: of values that cannot be compared, such as bindings, nothing
  /// else tells that the focus has moved from one to another.
  func change(
    to new: FocusedValues, from sources: [ObjectIdentifier], by fields: FieldTables
  ) {
    let isLike = sources == self.sources && values.isLike(new, by: fields)
    (values, self.sources) = (new, sources)
    if !isLike { dependents.invalidate() }
  }
}
