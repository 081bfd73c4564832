/// Values by way of those of another type, with all the ways of that.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation, PrimitiveTransferRepresentation
{
  public typealias Body = Never

  private let export: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let make: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// A proxy that `exporting` makes of a value, and `importing` makes one of.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    (export, make) = (exporting, importing)
  }

  /// A proxy that `exporting` makes of a value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    (export, make) = (exporting, nil)
  }

  /// A proxy that `importing` makes a value of.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    (export, make) = (nil, importing)
  }

  var ways: [TransferWay] {
    ProxyRepresentation.ways.map { way in
      TransferWay(
        contentType: way.contentType,
        export: way.export.flatMap { further in
          export.map { export in
            { value in
              guard let item = value as? Item else { throw TransferMismatch() }
              return try further(export(item))
            }
          }
        },
        make: way.make.flatMap { further in
          make.map { make in
            { data in
              guard let proxy = try further(data) as? ProxyRepresentation else {
                throw TransferMismatch()
              }
              return try make(proxy)
            }
          }
        })
    }
  }
}
