/// A value of a reference row, as JSON has it.
enum ReferenceValue: Decodable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([ReferenceValue])
  case object([String: ReferenceValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([ReferenceValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: ReferenceValue].self))
    }
  }

  subscript(key: String) -> ReferenceValue {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  var array: [ReferenceValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The numbers of an array of numbers.
  var numbers: [Double]? {
    array.map { $0.compactMap(\.number) }
  }
}
