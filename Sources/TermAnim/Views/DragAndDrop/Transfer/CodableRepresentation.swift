public import Foundation
public import OpenCombine

/// Values as what an encoder makes of them, JSON unless it is said otherwise.
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable,
  Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation, PrimitiveTransferRepresentation
where Encoder.Output == Data, Decoder.Input == Data {
  public typealias Body = Never

  private let contentType: UTType
  private let encoder: Encoder
  private let decoder: Decoder

  /// Data of `contentType` that `encoder` makes and `decoder` reads.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    (self.contentType, self.encoder, self.decoder) = (contentType, encoder, decoder)
  }

  var ways: [TransferWay] {
    [
      TransferWay(
        contentType: contentType,
        export: { [encoder] value in
          guard let item = value as? Item else { throw TransferMismatch() }
          return try encoder.encode(item)
        }, make: { [decoder] data in try decoder.decode(Item.self, from: data) })
    ]
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Data of `contentType` in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
