/// What people have made of the columns of a table: which are hidden, and in which order they are.
///
/// Columns are known by their `customizationID`; those without one stay as they are. A state or
/// storage of a program keeps the value, and gives it to the table.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// Whether columns are shown about which that has been said.
  private var shown: [String: Bool] = [:]
  /// The columns that have been moved, and those among which they were; empty as long as none has
  /// been.
  private var order: [String] = []

  /// What is made of the columns at first: nothing.
  public init() {}

  /// Whether the column with an identity is shown; `automatic` is as its `defaultVisibility` says.
  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Puts the columns back in the order that the program gave them.
  public mutating func resetOrder() {
    order = []
  }
}

extension TableColumnCustomization {
  /// The numbers of columns with some identities, in the order in which they are.
  ///
  /// Those without an identity stay in their places. A column that has come later is behind the one
  /// that it follows by itself.
  func order(of ids: [String?]) -> [Int] {
    let movable = ids.indices.filter { ids[$0] != nil }
    var arranged = order.compactMap { id in movable.first { ids[$0] == id } }
    for (number, index) in movable.enumerated() where !arranged.contains(index) {
      let before = number > 0 ? arranged.firstIndex(of: movable[number - 1]) : nil
      arranged.insert(index, at: before.map { $0 + 1 } ?? 0)
    }
    var next = arranged.makeIterator()
    return ids.indices.map { ids[$0] == nil ? $0 : next.next() ?? $0 }
  }

  /// Moves the column with one identity to the place of another among columns with some identities.
  mutating func move(_ id: String, to target: String, among ids: [String?]) {
    var arranged = order(of: ids).compactMap { ids[$0] }
    guard let start = arranged.firstIndex(of: id), let end = arranged.firstIndex(of: target) else {
      return
    }
    arranged.insert(arranged.remove(at: start), at: end)
    order = arranged + order.filter { !arranged.contains($0) }
  }
}
