public import Foundation

/// Values as files that the program writes and reads itself.
///
/// What is dragged are the bytes of the file. Unlike in SwiftUI the closures cannot wait: what is dropped
/// is there in the same frame.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation,
  PrimitiveTransferRepresentation
{
  public typealias Body = Never

  private let contentType: UTType
  private let export: (@Sendable (Item) throws -> SentTransferredFile)?
  private let make: (@Sendable (ReceivedTransferredFile) throws -> Item)?

  /// Files of `contentType` that `exporting` writes and `importing` reads.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    (self.contentType, export, make) = (contentType, exporting, importing)
  }

  /// Files of `exportedContentType` that `exporting` writes.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile
  ) {
    (contentType, export, make) = (exportedContentType, exporting, nil)
  }

  /// Files of `importedContentType` that `importing` reads.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    (contentType, export, make) = (importedContentType, nil, importing)
  }

  var ways: [TransferWay] {
    let make = make
    return [
      TransferWay(
        contentType: contentType,
        export: export.map { export in
          { value in
            guard let item = value as? Item else { throw TransferMismatch() }
            return try Data(contentsOf: export(item).file)
          }
        },
        make: make.map { make in { data in try ReceivedTransferredFile.read(data, by: make) } })
    ]
  }
}

/// A file that a value has been written to.
public struct SentTransferredFile: Hashable, Sendable {
  public let file: URL
  /// Of no effect: the file is copied.
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file to make a value of, which is there until the closure that is given it returns.
public struct ReceivedTransferredFile: Hashable, Sendable {
  public let file: URL
  /// Always false: the file is a copy.
  public let isOriginalFile: Bool

  /// What `make` makes of a file with these bytes.
  fileprivate static func read<Item>(
    _ data: Data, by make: (ReceivedTransferredFile) throws -> Item
  ) throws -> Item {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try make(ReceivedTransferredFile(file: file, isOriginalFile: false))
  }
}

extension TransferRepresentation {
  /// The representation as it is: nothing dragged in a terminal becomes a file that has a name.
  public func suggestedFileName(_ fileName: String) -> Self { self }

  /// The representation as it is: nothing dragged in a terminal becomes a file that has a name.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
}
