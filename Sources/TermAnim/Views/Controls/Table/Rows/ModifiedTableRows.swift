/// Rows of a table each of which is another view than it would be.
struct ModifiedTableRows<Content: TableRowContent> {
  let content: Content
  let modify: (AnyView) -> AnyView

  nonisolated init(content: Content, modify: @escaping (AnyView) -> AnyView) {
    (self.content, self.modify) = (content, modify)
  }
}

extension ModifiedTableRows: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never

  var tableRows: TableRows<TableRowValue> { content.tableRows.modified(by: modify) }
}
