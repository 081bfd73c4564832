/// What makes the pages of values of one type.
///
/// A class because pages that have been made are made again when it changes.
@MainActor
final class ValueDestinations {
  private struct Declaration {
    /// Where it stands; gone with its page.
    let node: Backlink<ViewNode>
    let level: Int
    let make: (AnyHashable) -> AnyView?
  }

  private var declarations: [Declaration] = []
  private var readers: [Int: Dependents] = [:]

  nonisolated init() {}

  /// The page of `value` at a level of the stack; nil where no page below says what it is.
  ///
  /// Of several the one that is nearest to the root has its way.
  func page(of value: AnyHashable, atLevel level: Int) -> AnyView? {
    if let node = Evaluation.current { readers(atLevel: level).insert(node) }
    let below = declarations.filter { $0.node.object != nil && $0.level < level }
    return below.min { $0.level < $1.level }?.make(value)
  }

  private func readers(atLevel level: Int) -> Dependents {
    let known = readers[level] ?? Dependents()
    readers[level] = known
    return known
  }

  /// Lets `make` make the pages above `level`, as `node` says there.
  func declare(
    by node: ViewNode, atLevel level: Int, _ make: @escaping (AnyHashable) -> AnyView?
  ) {
    declarations.removeAll { $0.node.object == nil || $0.node.object === node }
    declarations.append(Declaration(node: node.backlink, level: level, make: make))
    // What a page says is nothing to the page itself, which is not to be made again on that
    // account.
    for above in readers.keys where above > level { readers[above]?.invalidate() }
  }
}
