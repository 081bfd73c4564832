/// A representation that is made of no others.
protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {
  /// The ways that it consists of, the first to be tried first.
  var ways: [TransferWay] { get }
}
