/// The rows of a table of trees, all closed at first.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: TableRowContent {
  public typealias TableRowBody = Never

  public var tableRows: TableRows<Data.Element> {
    TableRows(parts: data.map { .row(.init(value: $0, group: group(of: $0))) })
  }

  private func group(of element: Data.Element) -> TableRowPart<Data.Element>.Group {
    TableRowPart.Group(
      isExpanded: nil,
      rows: element[keyPath: children].map { elements in
        { TableOutlineGroupContent(data: elements, children: children) }
      })
  }
}
