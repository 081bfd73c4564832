/// Representations one after the other.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation,
  PrimitiveTransferRepresentation
{
  public typealias Body = Never

  let listed: TransferWays

  var ways: [TransferWay] { listed.list }
}
