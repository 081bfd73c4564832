import Foundation

/// Values as they were decoded last, which are asked for far more often than they change.
enum DecodedValues {
  private struct Place: Hashable {
    let type: ObjectIdentifier
    let key: String
  }

  private static let known = Locked<[Place: (data: Data, value: any Sendable)]>([:])

  /// What `data`, which is kept under `key`, stands for; nil where it is no such value.
  ///
  /// Decoded when there were other data under the key before.
  static func value<Value: Decodable & Sendable>(
    of type: Value.Type, from data: Data, forKey key: String
  ) -> Value? {
    let place = Place(type: ObjectIdentifier(type), key: key)
    if let known = known.withLock({ $0[place] }), known.data == data,
      let value = known.value as? Value
    {
      return value
    }
    guard let value = try? JSONDecoder().decode(type, from: data) else { return nil }
    known.withLock { $0[place] = (data, value) }
    return value
  }
}
