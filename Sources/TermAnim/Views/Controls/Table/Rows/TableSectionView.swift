/// A section of the rows of a table, which a press of its header closes and opens where the program
/// says so.
struct TableSectionView<Value: Identifiable>: View {
  let section: TableRowPart<Value>.Section
  let columns: [ShownTableColumn<Value>]
  let level: Int?

  var body: some View {
    SectionParts(
      header: heading, content: section.isExpanded?.wrappedValue == false ? nil : rows,
      footer: EmptyView())
  }

  private var rows: AnyView {
    AnyView(TableRowsView(parts: section.rows, columns: columns, level: level))
  }

  @ViewBuilder
  private var heading: some View {
    if let header = section.header {
      if let isExpanded = section.isExpanded {
        SectionHeading(isExpanded: isExpanded, header: header)
      } else {
        header
      }
    }
  }
}
