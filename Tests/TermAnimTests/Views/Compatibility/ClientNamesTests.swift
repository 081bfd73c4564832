import Foundation
import Testing

/// That programs find the names they use: `Names.csv` lists those that ten or more of several
/// hundred public programs use, with their labels, and how many do.
struct ClientNamesTests {
  private static func table() throws -> [String] {
    let url = SourceFile.root.appending(path: "Tests/Fixtures/Names.csv")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: ",").first.map(String.init) }
  }

  @Test func `every name that many programs use is used by a client with its labels`() throws {
    let sources = try SourceFile.all(in: "Tests/Fixtures/ClientFive/Names")
    let names = ClientNames(sources.map(\.text).joined(separator: "\n"))
    for name in try Self.table() {
      #expect(names.use(name), "nobody uses \(name)")
    }
  }

  @Test func `clients of both language modes are made of the same sources`() {
    let fixtures = SourceFile.root.appending(path: "Tests/Fixtures")
    let folders = ["ClientFive/Names", "ClientSix/Names"].map {
      fixtures.appending(path: $0).resolvingSymlinksInPath().path
    }
    #expect(folders[0] == folders[1])
  }

  @Test func `the table is long`() throws {
    #expect(try Self.table().count > 290)
  }

  @Test func `labels, closures and members are told apart`() {
    let names = ClientNames(
      #"""
      // Comment(no: 1)
      VStack(spacing: 4) { Text("a, b: c") }
        .frame(width: isOn ? 1 : 2, height: 3)
      Button { act() } label: { Color.white }
      @State var isOn = f(1, by: g(2, to: 3))
      """#)
    for name in [
      "VStack(spacing:{})", "Text(_:)", "View.frame(width:height:)", "Button({}label:{})",
      "Color.white", "@State", "f(_:by:)", "g(_:to:)", "act()",
    ] {
      #expect(names.use(name), "\(name)")
    }
    for name in [
      "Comment(no:)", "Text()", "View.frame(width:)", "Button({})", "Color.black", "g(_:)",
    ] {
      #expect(!names.use(name), "\(name)")
    }
  }
}
