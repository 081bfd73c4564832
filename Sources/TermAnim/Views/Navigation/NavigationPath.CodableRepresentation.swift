internal import Foundation

extension NavigationPath {
  /// A path whose values can all be written and read.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [any CodablePathValue]

    public static func == (a: Self, b: Self) -> Bool {
      a.values.map { AnyHashable($0) } == b.values.map { AnyHashable($0) }
    }
  }

  /// The path in a form that can be written; nil where one of its values cannot, such as one of a
  /// type that is private to a file.
  public var codable: CodableRepresentation? {
    let coded = values.compactMap { $0.base as? any CodablePathValue }
      .filter { _mangledTypeName(type(of: $0)).flatMap(_typeByName) != nil }
    return coded.count == values.count ? CodableRepresentation(values: coded) : nil
  }

  /// The path that was written.
  public init(_ codable: CodableRepresentation) {
    values = codable.values.map { AnyHashable($0) }
  }
}

/// What a value of a path has to be to be written.
private typealias CodablePathValue = Codable & Hashable

extension NavigationPath.CodableRepresentation {
  /// Writes the name of the type of each value, and the value in JSON.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for value in values {
      guard let name = _mangledTypeName(type(of: value)) else {
        throw EncodingError.invalidValue(
          value, .init(codingPath: list.codingPath, debugDescription: "the type has no name"))
      }
      try list.encode(name)
      try list.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
    }
  }

  /// Reads what was written by a program with the same types; throws a `DecodingError` for a type
  /// that this one does not have.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var values: [any CodablePathValue] = []
    while !list.isAtEnd {
      let name = try list.decode(String.self)
      guard let type = _typeByName(name) as? any CodablePathValue.Type else {
        throw DecodingError.dataCorruptedError(
          in: list, debugDescription: "\(name) is no type of values on a path")
      }
      values.append(try JSONDecoder().decode(type, from: Data(list.decode(String.self).utf8)))
    }
    self.values = values
  }
}
