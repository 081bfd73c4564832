import Testing

@testable import TermAnim

/// A view of plain data that says it is the same as any other.
private struct PlainRow: View, Equatable {
  let width: Double

  var body: some View {
    Color.red.frame(width: width, height: 10)
  }

  nonisolated static func == (a: PlainRow, b: PlainRow) -> Bool { true }
}

/// The same of data that is not plain.
private struct NamedRow: View, Equatable {
  let name: String
  let width: Double

  var body: some View {
    Color.red.frame(width: width, height: 10)
  }

  nonisolated static func == (a: NamedRow, b: NamedRow) -> Bool { a.name == b.name }
}

/// The same where what it is made of can be compared.
private struct ConditionalRow<Name>: View {
  let name: Name
  let width: Double

  var body: some View {
    Color.red.frame(width: width, height: 10)
  }
}

extension ConditionalRow: @MainActor Equatable where Name: Equatable {
  static func == (a: ConditionalRow, b: ConditionalRow) -> Bool { a.name == b.name }
}

/// The same on the main actor alone.
private struct IsolatedRow: View, @MainActor Equatable {
  let name: String
  let width: Double

  var body: some View {
    Color.red.frame(width: width, height: 10)
  }

  static func == (a: IsolatedRow, b: IsolatedRow) -> Bool { a.name == b.name }
}

/// Whose `==` says whether a body runs again.
@MainActor
struct EquatableViewTests {
  private let probe = Probe()

  /// How wide a row is that was 10 points wide, once it is described as 20 points wide.
  private func width<Row: View>(_ row: @escaping (Double) -> Row) -> Double? {
    let host = ViewHost(ProbeView(probe) { u, _, _ in row(10 + u) })
    probe.u = 10
    host.settle()
    return host.firstBox.map { Double($0.width) }
  }

  @Test func `a view of plain data is compared by its data, unless it is asked to be equatable`() {
    #expect(width { PlainRow(width: $0) } == 20)
    #expect(width { PlainRow(width: $0).equatable() } == 10)
    #expect(width { EquatableView(content: PlainRow(width: $0)) } == 10)
  }

  @Test func `other views are compared by themselves`() {
    #expect(width { NamedRow(name: "a", width: $0) } == 10)
    #expect(width { NamedRow(name: "a", width: $0).equatable() } == 10)
    #expect(width { NamedRow(name: "\($0)", width: $0).equatable() } == 20)
  }

  @Test func `a view may be equatable by a condition, or on the main actor alone`() {
    #expect(width { ConditionalRow(name: "a", width: $0) } == 10)
    #expect(width { ConditionalRow(name: "\($0)", width: $0) } == 20)
    #expect(width { ConditionalRow(name: { 1 }, width: $0) } == 20)
    #expect(width { IsolatedRow(name: "a", width: $0) } == 10)
    #expect(width { IsolatedRow(name: "\($0)", width: $0) } == 20)
  }

  @Test func `a view that stays equal still sees what is around it`() {
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        PlainRow(width: 10).equatable().environment(\.colorScheme, u > 0 ? .light : .dark)
      })
    let before = host.drawing.first?.color
    probe.u = 1
    host.settle()
    #expect(before != nil && host.drawing.first?.color != before)
  }
}
