import Foundation

/// Values as files that the program writes and reads itself.
///
/// What is dragged are the bytes of the file. Unlike in SwiftUI the closures cannot wait: what is
/// dropped is there in the same frame.
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
            return try export(item).contents
          }
        },
        make: make.map { make in { data in try ReceivedTransferredFile.read(data, by: make) } })
    ]
  }
}

extension TransferRepresentation {
  /// The representation as it is: nothing dragged in a terminal becomes a file that has a name.
  public func suggestedFileName(_ fileName: String) -> Self { self }

  /// The representation as it is: nothing dragged in a terminal becomes a file that has a name.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
}
