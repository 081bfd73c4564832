/// Where rows are in their data.
nonisolated struct RowPlaces<ID: Hashable> {
  private let find: (ID) -> Int?
  private let count: Int

  init<Data, Content>(_ rows: ForEach<Data, ID, Content>) {
    self.init(rows.data, identity: rows.id)
  }

  init<Data: RandomAccessCollection>(
    _ data: Data, identity: @escaping (Data.Element) -> ID
  ) {
    count = data.count
    find = { wanted in
      data.firstIndex { identity($0) == wanted }
        .map { data.distance(from: data.startIndex, to: $0) }
    }
  }

  /// The number of the row; nil when it is not there any more.
  func index(of id: ID) -> Int? {
    find(id)
  }

  /// The number of the row, and of the one before which it goes `step` rows on, or as far as there
  /// are rows, and how many rows that is; nil where it stays.
  func move(of id: ID, by step: Int) -> (index: Int, destination: Int, step: Int)? {
    guard let index = find(id) else { return nil }
    let place = min(max(index + step, 0), count - 1)
    guard place != index else { return nil }
    return (index, place > index ? place + 1 : place, place - index)
  }
}
