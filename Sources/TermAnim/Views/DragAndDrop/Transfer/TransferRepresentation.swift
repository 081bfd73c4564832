/// One way, or several, in which values become data, and data become values.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  /// What the representation is made of.
  @TransferRepresentationBuilder<Item>
  var body: Body { get }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
}

extension TransferRepresentation where Body == Never {
  /// Never asked for: the representation is made of no others.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension TransferRepresentation {
  /// The ways that the representation consists of, the first to be tried first.
  var allWays: [TransferWay] {
    // In one expression, this does not get through the optimiser of Swift 6.3.
    if let primitive = self as? any PrimitiveTransferRepresentation { return primitive.ways }
    return body.allWays
  }
}
