public import Foundation

/// Values as files that the program writes and reads itself.
///
/// What is dragged are the bytes of the file. Unlike in SwiftUI the closures cannot wait: what is dropped
/// is there in the same frame.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation,
  PrimitiveTransferRepresentation
{
  public typealias Body = Never

  private let bytes: DataRepresentation<Item>

  /// Files of `contentType` that `exporting` writes and `importing` reads.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    bytes = DataRepresentation(
      contentType: contentType, exporting: { try exporting($0).contents },
      importing: { try ReceivedTransferredFile.read($0, by: importing) })
  }

  /// Files of `exportedContentType` that `exporting` writes.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile
  ) {
    bytes = DataRepresentation(exportedContentType: exportedContentType) {
      try exporting($0).contents
    }
  }

  /// Files of `importedContentType` that `importing` reads.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    bytes = DataRepresentation(importedContentType: importedContentType) {
      try ReceivedTransferredFile.read($0, by: importing)
    }
  }

  var ways: [TransferWay] { bytes.ways }
}

extension TransferRepresentation {
  /// The representation as it is: nothing dragged in a terminal becomes a file that has a name.
  public func suggestedFileName(_ fileName: String) -> Self { self }

  /// The representation as it is: nothing dragged in a terminal becomes a file that has a name.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
}
