public import Foundation

/// A file to make a value of, which is there until the closure that is given it returns.
public struct ReceivedTransferredFile: Hashable, Sendable {
  public let file: URL
  /// Always false: the file is a copy.
  public let isOriginalFile: Bool

  /// What `make` makes of a file with these bytes.
  static func read<Item>(
    _ data: Data, by make: (ReceivedTransferredFile) throws -> Item
  ) throws -> Item {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try make(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}
