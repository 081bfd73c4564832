/// A reference that is equal to the references to the same object.
struct ObjectReference<Object: AnyObject>: Equatable {
  let object: Object

  static func == (a: ObjectReference, b: ObjectReference) -> Bool {
    a.object === b.object
  }
}
