/// Makes one representation of those written one after the other, the first to be tried first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var ways: [TransferWay] = []
    for part in repeat each content { ways += part.allWays }
    return TupleTransferRepresentation(listed: TransferWays(list: ways))
  }
}

/// Representations one after the other.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation,
  PrimitiveTransferRepresentation
{
  public typealias Body = Never

  let listed: TransferWays

  var ways: [TransferWay] { listed.list }
}

/// Ways that are made once and never changed, by closures that may be called anywhere.
struct TransferWays: @unchecked Sendable {
  let list: [TransferWay]
}
