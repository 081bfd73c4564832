import Testing

struct SourceStyleTests {
  private static let lineLimit = 500
  private static let companionLimit = 30
  // In halves, so that this file does not find itself.
  private static let unfinished = ["TO" + "DO", "FIX" + "ME"]

  private func everything() throws -> [SourceFile] {
    try SourceFile.all(in: "Sources") + SourceFile.all(in: "Tests")
  }

  @Test func `no file is longer than 500 lines`() throws {
    for file in try everything() {
      let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(count <= Self.lineLimit + 1, "\(file.path) has \(count) lines")
    }
  }

  @Test func `nothing is left to do in a comment`() throws {
    for file in try everything() {
      for word in Self.unfinished {
        #expect(!file.text.contains(word), "\(file.path) says \(word)")
      }
    }
  }

  @Test func `a file is named after what it declares or extends`() throws {
    for file in try SourceFile.all(in: "Sources") {
      let subjects = file.types.isEmpty ? file.scopes.union(file.functions) : Set(file.types)
      guard !subjects.isEmpty else { continue }
      #expect(subjects.contains(file.subject), "\(file.path) is about \(subjects.sorted())")
    }
  }

  @Test func `a file holds one type and perhaps its small companions`() throws {
    for file in try SourceFile.all(in: "Sources") {
      for type in file.types where type != file.subject {
        let count = lineCount(of: type, in: file.text)
        #expect(count < Self.companionLimit, "\(type) has \(count) lines in \(file.path)")
      }
    }
  }

  /// The lines from a type's declaration to its closing brace, neither of which is indented.
  private func lineCount(of type: String, in text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let declaration = lines.drop { line in
      line.first == " " || line.hasPrefix("/")
        || !line.split { !$0.isLetter && !$0.isNumber }.contains { $0 == type }
    }
    guard let first = declaration.first, !first.hasSuffix("}") else {
      return declaration.isEmpty ? 0 : 1
    }
    return declaration.prefix { $0.first != "}" }.count + 1
  }
}
