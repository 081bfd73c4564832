/// A colour in an asset catalogue: a folder `NAME.colorset` with a list of what it looks like
/// where.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", "Color Set Type".
struct ColorSet: Decodable, Sendable {
  private struct Entry: Decodable, Sendable {
    let color: CatalogueColor?
    let idiom: String?
    let appearances: [CatalogueAppearance]?

    /// Whether it is meant for `luminosity`, or for any when that is nil; and for usual contrast.
    func isMeant(for luminosity: CatalogueAppearance?) -> Bool {
      appearances ?? [] == [luminosity].compactMap(\.self)
    }
  }

  /// An entry, or nothing for one that cannot be read, so that the others can be.
  private struct Attempt: Decodable {
    let entry: Entry?

    init(from decoder: any Decoder) throws {
      entry = try? Entry(from: decoder)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case colors
  }

  /// Those that have a colour; a new set of Xcode has none.
  private let entries: [Entry]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    entries = try container.decode([Attempt].self, forKey: .colors).compactMap(\.entry)
      .filter { $0.color != nil }
  }

  /// The colour for light or dark grounds; the one for any where there is none of its own, and the
  /// first of all where that is missing, too.
  func color(onDark isDark: Bool) -> CatalogueColor? {
    color(for: isDark ? .dark : .light) ?? color(for: nil) ?? entries.first?.color
  }

  /// A terminal is no phone, no tablet and no watch.
  private func color(for luminosity: CatalogueAppearance?) -> CatalogueColor? {
    let meant = entries.filter { $0.isMeant(for: luminosity) }
    return (meant.first { $0.idiom == "universal" } ?? meant.first)?.color
  }
}
