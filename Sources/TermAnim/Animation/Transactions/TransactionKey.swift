/// A key of a transaction, and the value that holds where nobody has set one.
public protocol TransactionKey {
  associatedtype Value

  static var defaultValue: Value { get }
}
