/// A colour as an asset catalogue writes it: components of a space, or the name of a system colour.
struct CatalogueColor: Decodable, Hashable, Sendable {
  let space: String?
  /// By their names: `red`, `green`, `blue` or `white`, and `alpha`.
  let components: [String: Component]?
  /// The name of a system colour, such as `systemRedColor`.
  let reference: String?

  private enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components
    case reference
  }
}

extension CatalogueColor {
  /// One number of a colour, which has three notations.
  enum Component: Decodable, Hashable, Sendable {
    case text(String)
    case number(Double)

    /// No screen shows more than this, either way.
    private static let limits = -16.0...16.0

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    /// The part of the full intensity, as `0.5` says, or `128` and `0x80` of 255; nil for what is
    /// no number.
    ///
    /// A number without quotes that is more than 1 is one of 255.
    var intensity: Double? {
      switch self {
      case .text(let text):
        bytes(in: text).map { Self.limited(Double($0) / 255) } ?? share
      case .number(let number):
        Self.limited(number > 1 ? number / 255 : number)
      }
    }

    /// A number that is always meant as a part of 1, as an opacity is; nil for what is no number.
    var share: Double? {
      switch self {
      case .text(let text): Double(text).flatMap { $0.isFinite ? Self.limited($0) : nil }
      case .number(let number): Self.limited(number)
      }
    }

    private func bytes(in text: String) -> Int? {
      text.lowercased().hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
    }

    private static func limited(_ number: Double) -> Double {
      min(max(number, limits.lowerBound), limits.upperBound)
    }
  }
}
