/// What a list may do with the data of its rows.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension EditActions where Data: MutableCollection {
  /// Rows are moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows are deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Rows are moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension EditActions {
  // Also known where nothing is known of the data.
  var moves: Bool { rawValue & 1 != 0 }
  var deletes: Bool { rawValue & 2 != 0 }
}
