/// Rows of a table, and sections of them, one after the other.
public struct TableRows<Value: Identifiable> {
  var parts: [TableRowPart<Value>]

  /// The same, as a part of others.
  func within(_ place: @autoclosure () -> BuilderPlace) -> TableRows {
    guard parts.contains(where: \.isSection) else { return self }
    let place = place()
    return TableRows(
      parts: parts.map { part in
        guard case .section(var section) = part else { return part }
        section.place = section.place.within(place)
        return .section(section)
      })
  }

  /// The same, with each row another view; sections stay, and so do rows that a row hides.
  func modified(by modify: @escaping (AnyView) -> AnyView) -> TableRows {
    TableRows(parts: parts.map { $0.modified(by: modify) })
  }
}
