import Foundation
import Testing

@testable import TermAnim

/// How columns and the program's own comparators sort the rows of tables.
@MainActor
struct TableSortingTests {
  private struct File: Identifiable {
    let name: String
    var owner: String?
    var id: String { name }
  }

  private static let files = ["item10", "Zebra", "item2", "apple"].map { File(name: $0) }
  private static let (up, down) = ("\u{2191}", "\u{2193}")

  /// Shorter texts before longer ones.
  private struct ByLength: SortComparator {
    var order = SortOrder.forward

    func compare(_ one: String, _ other: String) -> ComparisonResult {
      let (first, second) = order == .forward ? (one, other) : (other, one)
      if first.count == second.count { return .orderedSame }
      return first.count < second.count ? .orderedAscending : .orderedDescending
    }
  }

  private struct Files<Columns: TableColumnContent<File, KeyPathComparator<File>>>: View {
    let files: [File]
    @State var order: [KeyPathComparator<File>]
    let columns: Columns

    init(
      _ files: [File], by order: [KeyPathComparator<File>],
      @TableColumnBuilder<File, KeyPathComparator<File>> columns: () -> Columns
    ) {
      (self.files, self.columns) = (files, columns())
      _order = State(initialValue: order)
    }

    var body: some View {
      Table(files.sorted(using: order), sortOrder: $order) { columns }
    }
  }

  private func rows(_ host: ViewHost) -> [String] { host.strings.suffix(4) }

  @Test func `a table begins in the order that its heads make`() {
    let host = ViewHost(
      Files(Self.files, by: [KeyPathComparator(\File.name)]) {
        TableColumn("Name", value: \.name)
      })
    #expect(host.strings.contains(Self.up))
    let first = rows(host)
    #expect(first == ["apple", "item2", "item10", "Zebra"])
    host.tap(on: "Name")
    #expect(rows(host) == first.reversed())
    host.tap(on: "Name")
    #expect(rows(host) == first)
    let back = ViewHost(
      Files(Self.files, by: [KeyPathComparator(\.name, order: .reverse)]) {
        TableColumn("Name", value: \.name)
      })
    #expect(rows(back) == first.reversed() && back.strings.contains(Self.down))
  }

  @Test func `texts that may be missing are sorted as others are, with none before them`() {
    let owners = ["item10", "Zebra", nil, "apple"]
    let files = owners.enumerated().map { File(name: "\($0)", owner: $1) }
    let host = ViewHost(
      Files(files, by: []) {
        TableColumn("Owner", value: \.owner) { Text(verbatim: $0.owner ?? "none") }
      })
    host.tap(on: "Owner")
    #expect(rows(host) == ["none", "apple", "item10", "Zebra"])
    host.tap(on: "Owner")
    #expect(rows(host) == ["Zebra", "item10", "apple", "none"])
    let own = ViewHost(
      Files(files, by: [KeyPathComparator(\File.owner)]) {
        TableColumn("Owner", value: \.owner) { Text(verbatim: $0.owner ?? "none") }
      })
    #expect(rows(own) == ["none", "apple", "item10", "Zebra"] && own.strings.contains(Self.up))
  }

  @Test func `two columns of one property are told apart`() throws {
    let files = ["cc", "b", "dddd", "aaa"].map { File(name: $0) }
    let host = ViewHost(
      Files(files, by: [KeyPathComparator(\File.name)]) {
        TableColumn("Name", value: \.name)
        TableColumn("Length", value: \.name, comparator: ByLength()) { _ in Text(verbatim: "") }
      })
    #expect(host.strings.prefix(3) == ["Name", Self.up, "Length"])
    host.tap(on: "Length")
    #expect(host.strings.prefix(3) == ["Name", "Length", Self.up])
    #expect(names(host) == ["b", "cc", "aaa", "dddd"])
    host.tap(on: "Length")
    #expect(host.strings.prefix(3) == ["Name", "Length", Self.down])
    #expect(names(host) == ["dddd", "aaa", "cc", "b"])
    host.tap(on: "Name")
    #expect(host.strings.prefix(3) == ["Name", Self.up, "Length"])
    #expect(names(host) == ["aaa", "b", "cc", "dddd"])

    func names(_ host: ViewHost) -> [String] {
      host.strings.filter { ["aaa", "b", "cc", "dddd"].contains($0) }
    }
  }

  @Test func `a comparator that no column has stands for the first column of its property`() {
    let host = ViewHost(
      Files(Self.files, by: [KeyPathComparator(\File.name, comparator: ByLength())]) {
        TableColumn("Name", value: \.name)
        TableColumn("Again", value: \.name) { _ in Text(verbatim: "") }
      })
    #expect(host.strings.prefix(3) == ["Name", Self.up, "Again"])
    host.tap(on: "Name")
    #expect(host.strings.prefix(4) == ["Name", Self.down, "Again", Self.down])
  }
}
