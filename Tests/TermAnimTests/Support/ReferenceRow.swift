import Foundation
import Testing

/// One captured or published value: what goes in, what comes out, and who says so.
struct ReferenceRow: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let inputs: ReferenceValue
  let expected: ReferenceValue
  let tolerance: Double
  let source: String
  let evidence: String

  var testDescription: String { name }

  /// The rows of one category; a suite that calls this claims the category.
  static func all(_ category: ReferenceCategory) throws -> [ReferenceRow] {
    let url = try #require(
      Bundle.module.url(
        forResource: category.rawValue, withExtension: "json", subdirectory: "Reference"))
    return try JSONDecoder().decode([ReferenceRow].self, from: Data(contentsOf: url))
  }
}
