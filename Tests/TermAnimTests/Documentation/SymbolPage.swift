@testable import TermAnim

/// The page that lists the symbols of the built-in face, as it must read.
enum SymbolPage {
  private static let introduction = """
    # Symbols

    The names for which `Image(systemName:)` draws a symbol. Any other name shows an empty box, or, where it is
    small, the symbol of which it names another form. A modifier such as `symbolVariant(.fill)` shows the form
    whose name is listed here, and changes nothing where there is none. Small symbols are
    [simpler](Guide.md#sizes). In a `Text` that is written with the terminal's own characters, a symbol is the
    nearest character, or a box.

    """

  static var text: String {
    let names = GlyphTable.names.filter { $0.count > 1 && !$0.hasPrefix("U+") }
    let groups = Dictionary(grouping: names, by: title)
    return groups.sorted { $0.key < $1.key }.reduce(introduction) { page, group in
      page + "\n## \(group.key)\n\n" + block(of: group.value)
    }
  }

  private static func title(of name: Substring) -> String {
    let first = name.prefix(1).uppercased()
    return first.allSatisfy(\.isNumber) ? "0-9" : first
  }

  private static func stem(of name: Substring) -> Substring {
    name.prefix { $0 != "." }
  }

  /// The names as Markdown leaves them alone: those that begin alike in lines of their own, of up
  /// to 100 columns.
  private static func block(of names: [Substring]) -> String {
    var lines: [[Substring]] = []
    for name in names {
      let length = lines.last.map { $0.joined(separator: " ").count } ?? 0
      if let last = lines.last?.last, stem(of: last) == stem(of: name), length + name.count < 96 {
        lines[lines.count - 1].append(name)
      } else {
        lines.append([name])
      }
    }
    return lines.map { "    \($0.joined(separator: " "))\n" }.joined()
  }
}
