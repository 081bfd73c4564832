import Testing

struct SourceStyleTests {
  private static let lineLimit = 500
  private static let functionLimit = 50
  private static let columnLimit = 100
  // In halves, so that this file does not find itself.
  private static let unfinished = ["TO" + "DO", "FIX" + "ME"]

  private func everything() throws -> [(path: String, text: String)] {
    try ["Plugins", "Sources", "Tests"].flatMap(SourceFile.texts)
  }

  @Test func `no file is longer than 500 lines`() throws {
    for file in try everything() {
      let count = lines(of: file.text).count
      #expect(count <= Self.lineLimit + 1, "\(file.path) has \(count) lines")
    }
  }

  @Test func `no function is longer than 50 lines`() throws {
    for file in try everything() {
      for (name, count) in functionLengths(in: file.text) {
        #expect(count <= Self.functionLimit, "\(name) in \(file.path)")
      }
    }
  }

  @Test func `functions are measured from their first line to their closing brace`() {
    let text = """
      protocol P {
        func required()
      }

      struct S {
        private func long(
          a: Int
        ) {
          run { _ in
          }
        }
        init() { run {} }
        func short() {}
      }
      """
    let lengths = functionLengths(in: text)
    #expect(lengths.map(\.lines) == [6])
    #expect(lengths.first?.name == "private func long(")
  }

  /// The functions and initialisers of more than one line, by the lines that begin them.
  private func functionLengths(in text: String) -> [(name: String, lines: Int)] {
    let lines = lines(of: text)
    return lines.indices.compactMap { start in
      let line = lines[start]
      guard line.last == "{" || line.last == "(" else { return nil }
      let indentation = line.prefix { $0 == " " }
      let words = line.split { !$0.isLetter }
      guard words.contains("func") || words.prefix(3).contains("init") else { return nil }
      let body = lines[(start + 1)...].prefix {
        !$0.hasPrefix(indentation + "}") && ($0.isEmpty || $0.hasPrefix(indentation))
      }
      guard body.endIndex < lines.endIndex, lines[body.endIndex].hasPrefix(indentation + "}")
      else { return nil }
      return (String(line.dropFirst(indentation.count)), body.count + 2)
    }
  }

  @Test func `no comment is wider than 100 columns`() throws {
    for file in try everything() {
      // Bytes first, which are counted much faster.
      for line in lines(of: file.text)
      where line.utf8.count > Self.columnLimit && line.count > Self.columnLimit {
        #expect(!line.drop { $0 == " " }.hasPrefix("//"), "\(line) in \(file.path)")
      }
    }
  }

  @Test func `nothing is left to do in a comment`() throws {
    for file in try everything() {
      for word in Self.unfinished {
        #expect(!file.text.contains(word), "\(file.path) says \(word)")
      }
    }
  }

  @Test func `a file is named after what it declares, extends or serves`() throws {
    for file in try SourceFile.all(in: "Sources") {
      let declarations = file.declarations
      var subjects = declarations.scopes.union(declarations.types)
      // Free functions are about the types they mention.
      if subjects.isEmpty {
        subjects = declarations.functions.union(file.mentions.subtracting(file.modules))
      }
      guard !subjects.isEmpty else { continue }
      #expect(subjects.contains(file.subject), "\(file.path) is about \(subjects.sorted())")
    }
  }

  @Test func `a file shows others at most one type, which it is named after`() throws {
    for file in try SourceFile.all(in: "Sources") {
      let declarations = file.declarations
      let shown = Set(declarations.types)
        .subtracting(declarations.privateTypes).subtracting(declarations.aliases)
      #expect(shown.isEmpty || shown == [file.name], "\(file.path) shows \(shown.sorted())")
    }
  }

  /// Split by bytes, as by characters it takes many times as long.
  private func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}
