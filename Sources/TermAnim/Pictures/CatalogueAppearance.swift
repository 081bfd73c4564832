/// One of the conditions under which an entry of an asset catalogue is meant.
struct CatalogueAppearance: Decodable, Hashable, Sendable {
  let appearance: String
  let value: String

  static let dark = CatalogueAppearance(appearance: "luminosity", value: "dark")
  static let light = CatalogueAppearance(appearance: "luminosity", value: "light")
}
