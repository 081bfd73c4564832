public import Foundation

/// Values as data that the program makes and reads itself.
///
/// Unlike in SwiftUI the closures cannot wait: what is dropped is there in the same frame.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation,
  PrimitiveTransferRepresentation
{
  public typealias Body = Never

  private let contentType: UTType
  private let export: (@Sendable (Item) throws -> Data)?
  private let make: (@Sendable (Data) throws -> Item)?

  /// Data of `contentType` that `exporting` makes and `importing` reads.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    (self.contentType, export, make) = (contentType, exporting, importing)
  }

  /// Data of `exportedContentType` that `exporting` makes.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data
  ) {
    (contentType, export, make) = (exportedContentType, exporting, nil)
  }

  /// Data of `importedContentType` that `importing` reads.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item
  ) {
    (contentType, export, make) = (importedContentType, nil, importing)
  }

  var ways: [TransferWay] {
    [
      TransferWay(
        contentType: contentType,
        export: export.map { export in
          { value in
            guard let item = value as? Item else { throw TransferMismatch() }
            return try export(item)
          }
        }, make: make.map { make in { data in try make(data) } })
    ]
  }
}
