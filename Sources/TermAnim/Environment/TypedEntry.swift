/// A value whose key is not known here; a class so that copies of a table share it.
class TypedEntry: CustomStringConvertible {
  /// Whether both stand for one value; `nil` stands for the default of the receiver's key.
  func hasSameValue(as other: TypedEntry?) -> Bool {
    self === other
  }

  var description: String { "" }
}
