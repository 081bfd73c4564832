/// A type whose values can be dragged from one view and dropped on another.
///
/// A destination of the same type is given the value itself. Any other is given what can be made of
/// the data that the representations say, in the order in which both list them.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation

  /// How values become data, and data become values.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

extension Never: Transferable {
  /// Never asked for: there is no such value.
  public static var transferRepresentation: Never {
    preconditionFailure("there is no value to transfer")
  }
}
