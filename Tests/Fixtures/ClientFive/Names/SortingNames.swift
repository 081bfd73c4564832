import TermAnim

/// Names by which a program sorts the rows of a table.
struct SortingNames: View {
  struct Book: Identifiable {
    let id: Int
    var title: String
    var author: String?
    var year: Int
  }

  @State private var books = [Book(id: 1, title: "Item 10", author: nil, year: 1910)]
  @State private var order = [
    KeyPathComparator(\Book.title), KeyPathComparator(\Book.author, order: .reverse),
  ]

  var body: some View {
    Table(books, sortOrder: $order) {
      TableColumn("Title", value: \.title)
      TableColumn("Key", value: \.title, comparator: .localizedStandard)
      TableColumn("Code", value: \.title, comparator: .lexical) { Text($0.title) }
      TableColumn("Author", value: \.author) { Text($0.author ?? "") }
      TableColumn("Year", value: \.year) { Text("\($0.year)") }
    }
    .onChange(of: order) { books.sort(using: order) }
  }

  private var last: [Book] {
    books.sorted(
      using: KeyPathComparator(\.title, comparator: .localizedStandard, order: .reverse))
  }
}
