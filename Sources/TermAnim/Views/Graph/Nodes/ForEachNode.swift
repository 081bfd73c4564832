import Foundation

/// The node of a view for each element of a collection.
///
/// Rows are gone through by their index: pairing sequences of generic elements would make types
/// anew for each type of row, which is what the first row costs most. For the same reason the node
/// does not name the type of what describes the rows.
///
/// In a long lazy container only some of the rows have nodes; an element stands for each run of the
/// others.
final class ForEachNode<Described, ID: Hashable, Content: View>: TypedNode<Described> {
  private let all: (Described) -> [ForEachRow<ID, Content>]
  private let rows: (Described) -> ForEachRows<ID, Content>
  private var nodes: [TypedNode<Content>] = []
  /// The rows of `nodes`.
  private var made = MadeRows<ID>()
  /// Rows that were shown before and may still be seen leaving.
  private var departed: [ID: Weak<TypedNode<Content>>] = [:]
  /// What stands for rows that are not made, from the first on.
  private var gaps: [UnmadeRows] = []
  /// Rows that are to be made in the next evaluation, and such as are needed no longer.
  ///
  /// No set in place of an empty one, whose class the runtime would look for.
  private var (wanted, dropped): (IndexSet?, Set<ID>) = (nil, [])
  /// What says which rows are made; nil where all of them are.
  private weak var maker: RowMaker?

  /// A node in `context` for a view whose rows are `all`, or one by one `rows`.
  init(
    _ view: Described, in context: NodeContext,
    all: @escaping (Described) -> [ForEachRow<ID, Content>],
    rows: @escaping (Described) -> ForEachRows<ID, Content>
  ) {
    (self.all, self.rows) = (all, rows)
    maker = context.parent?.rowMaker
    super.init(view, in: context)
    reevaluate()
  }

  override var childrenComeAndGo: Bool { true }

  override var children: [ViewNode] { nodes }

  override var rowMaker: RowMaker? { maker }

  override func update(to view: Described, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    reevaluate()
  }

  override func reevaluate() {
    let old = made
    let rows = tracking { describeRows() }
    (wanted, dropped) = (nil, [])
    if made.ids == old.ids {
      for index in nodes.indices { nodes[index].show(rows[index].content, inputs: inputs) }
      if made.total != old.total || made.places != old.places { elementsChanged() }
    } else {
      show(rows, insteadOf: old.ids)
    }
  }

  /// The rows that are to be made, which `made` then tells of.
  private func describeRows() -> [ForEachRow<ID, Content>] {
    guard maker != nil else { return describeAll() }
    let rows = rows(view)
    guard rows.count > MadeRows<ID>.fewest else { return describeAll() }
    made = made.next(of: rows.count, wanted: wanted ?? [], dropped: dropped, id: rows.id)
    return made.places.map(rows.row)
  }

  private func describeAll() -> [ForEachRow<ID, Content>] {
    let rows = all(view)
    let areSame =
      made.total == rows.count && made.ids.count == rows.count
      && rows.indices.allSatisfy { rows[$0].id == made.ids[$0] }
    if !areSame { made = MadeRows(all: rows.map { $0.id }) }
    return rows
  }

  private func show(_ rows: [ForEachRow<ID, Content>], insteadOf oldIDs: [ID]) {
    let oldNodes = nodes
    // The first row of each identity, and after each row the next one of the same identity: there
    // should be none, but what goes has to leave all the same.
    var (first, next) = ([ID: Int](), [Int?](repeating: nil, count: oldNodes.count))
    for index in oldNodes.indices.reversed() {
      next[index] = first.updateValue(index, forKey: oldIDs[index])
    }
    var leaves = Array(repeating: true, count: oldNodes.count)
    nodes = rows.map { row in
      let index = first[row.id]
      if let index { (first[row.id], leaves[index]) = (next[index], false) }
      guard let node = index.map({ oldNodes[$0] }) ?? returning(row.id) else {
        return context().node(for: row.content)
      }
      node.show(row.content, inputs: inputs)
      return node
    }
    departed = departed.filter { $0.value.object != nil }
    for index in oldNodes.indices where leaves[index] {
      oldNodes[index].leave()
      departed[oldIDs[index]] = Weak(oldNodes[index])
    }
    elementsChanged()
    preferencesChanged(nil)
    graph.nodesMoved()
  }

  private func returning(_ id: ID) -> TypedNode<Content>? {
    guard let node = departed.removeValue(forKey: id)?.object else { return nil }
    node.restore()
    return node
  }

  // MARK: Elements

  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    var (next, gapCount) = (0, 0)
    func appendGap(to place: Int) {
      guard next < place else { return }
      elements.append(gap(gapCount, standingFor: next..<place))
      gapCount += 1
    }
    for index in nodes.indices {
      appendGap(to: made.places[index])
      let first = elements.count
      nodes[index].appendElements(to: &elements)
      for element in elements[first...]
      where element.rowID == nil && !element.standsForUnmadeRows {
        element.rowID = ViewIdentity(made.ids[index])
      }
      next = made.places[index] + 1
    }
    appendGap(to: made.total)
    guard gapCount > 0, !nodes.isEmpty else { return }
    let density = Double(elements.count - start - gapCount) / Double(nodes.count)
    for gap in gaps[..<gapCount] { gap.density = density }
  }

  private func gap(_ index: Int, standingFor rows: Range<Int>) -> UnmadeRows {
    if index == gaps.count {
      let guess = maker?.guess ?? LazyGuess()
      gaps.append(
        UnmadeRows(
          of: self, along: maker?.axis ?? .vertical, guess: guess, scope: inputs.transactions))
    }
    gaps[index].rows = rows
    return gaps[index]
  }

  // MARK: Identities

  override func addIdentified(to list: inout [(id: AnyHashable, node: ViewNode)]) {
    for index in nodes.indices {
      list.append((AnyHashable(ofView: made.ids[index]), nodes[index]))
      nodes[index].addIdentified(to: &list)
    }
  }

  override func makeRow(identifiedBy id: AnyHashable) -> Bool {
    if super.makeRow(identifiedBy: id) { return true }
    guard nodes.count < made.total, let place = place(of: id) else { return false }
    // With those that are seen together with it.
    make(place - MadeRows<ID>.chunk..<place + MadeRows<ID>.chunk)
    return true
  }

  /// Where the row is that has an identity, its own or one that the program has given it.
  ///
  /// O(rows).
  private func place(of id: AnyHashable) -> Int? {
    let rows = rows(view)
    if let own = id.base as? ID,
      let place = (0..<rows.count).first(where: { rows.id($0) == own })
    {
      return place
    }
    // All rows are views of one type: what the first has not been given none has.
    guard rows.count > 0, givenIdentity(of: rows.row(0)) != nil else { return nil }
    return (0..<rows.count).first { givenIdentity(of: rows.row($0)) == id }
  }

  private func givenIdentity(of row: ForEachRow<ID, Content>) -> AnyHashable? {
    (row.content as? any Identified)?.givenIdentity
  }
}

extension ForEachNode: LazyRowSource {
  func make(_ rows: Range<Int>) {
    maker?.hold()
    wanted = wanted ?? []
    wanted?.insert(integersIn: rows.clamped(to: 0..<made.total))
    invalidate()
  }

  func element(at place: Int) -> Element? {
    made.places.firstIndex(of: place).flatMap { nodes[$0].contributions.first }
  }

  func drop(_ unneeded: Set<ObjectIdentifier>) -> Int {
    guard maker != nil, made.total > MadeRows<ID>.fewest else { return 0 }
    let indices = nodes.indices.filter {
      unneeded.contains(ObjectIdentifier(nodes[$0])) && !nodes[$0].keepsState
    }
    if !indices.isEmpty { invalidate() }
    dropped.formUnion(indices.map { made.ids[$0] })
    return indices.count
  }
}
