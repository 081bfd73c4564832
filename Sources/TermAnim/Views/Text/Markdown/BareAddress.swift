import Foundation

/// An address that stands in a text with no marks around it, such as `https://example.com`.
///
/// What is interpolated in it is part of it.
///
/// - SeeAlso: github.github.com/gfm, section 6.9, "Autolinks (extension)"
struct BareAddress {
  /// How many atoms it has.
  let count: Int
  let url: URL?

  /// The address that begins at `start`; nil when none does.
  ///
  /// Takes time in proportion to the word there.
  init?(at start: Int, of atoms: [InlineMarkdown.Atom]) {
    guard start == 0 || Self.mayPrecede(atoms[start - 1]) else { return nil }
    let rest = atoms[start...].lazy.map(\.character)
    guard let prefix = Self.prefixes.first(where: { rest.starts(with: $0.characters) }) else {
      return nil
    }
    // A letter stands for what is interpolated.
    let word = atoms[start...].prefix(while: Self.isInAddress).map { $0.character ?? "x" }
    let domain = word[prefix.domainStart...].prefix(while: Self.isInDomain)
    guard Self.isDomain(domain, needsDot: prefix.scheme != nil) else { return nil }
    count = Self.withoutEnd(word[...], keeping: domain.endIndex).count
    let text = atoms[start..<start + count].map(\.plain.text).joined()
    url = URL(string: (prefix.scheme ?? "") + text)
  }

  /// What an address begins with: its characters, where its domain begins, and the scheme that is
  /// to be put before it.
  private typealias Prefix = (characters: [Character?], domainStart: Int, scheme: String?)

  private static let prefixes: [Prefix] = [
    ("https://".map { $0 }, 8, nil), ("http://".map { $0 }, 7, nil),
    ("www.".map { $0 }, 0, "http://"),
  ]

  /// Whether an address may come behind an atom.
  private static func mayPrecede(_ atom: InlineMarkdown.Atom) -> Bool {
    guard let character = atom.character else { return false }
    return character.isWhitespace || "*_~(".contains(character)
  }

  private static func isInAddress(_ atom: InlineMarkdown.Atom) -> Bool {
    atom.plain.text.allSatisfy { !$0.isWhitespace && $0 != "<" }
  }

  private static func isInDomain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_.".contains(character)
  }

  /// Whether the labels of a name are there, the last two of them without an underscore.
  private static func isDomain(_ name: ArraySlice<Character>, needsDot: Bool) -> Bool {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    let named = labels.last?.isEmpty == true ? labels.dropLast() : labels[...]
    return !named.isEmpty && named.allSatisfy { !$0.isEmpty } && (!needsDot || named.count > 1)
      && !named.suffix(2).contains { $0.contains("_") }
  }

  /// An address without what belongs to the sentence around it: punctuation at the end, a
  /// parenthesis that was opened before, a reference to a character.
  private static func withoutEnd(
    _ address: ArraySlice<Character>, keeping domainEnd: Int
  ) -> ArraySlice<Character> {
    var address = address
    var excess = address.reduce(0) { $0 + ($1 == ")" ? 1 : $1 == "(" ? -1 : 0) }
    while let last = address.last {
      if "?!.,:*_~'\"".contains(last) {
        address.removeLast()
      } else if last == ")", excess > 0 {
        address.removeLast()
        excess -= 1
      } else if last == ";", let reference = address.lastIndex(of: "&"), reference >= domainEnd,
        address[(reference + 1)...].dropLast().allSatisfy({ $0.isLetter || $0.isNumber })
      {
        address = address[..<reference]
      } else {
        break
      }
    }
    return address
  }
}
