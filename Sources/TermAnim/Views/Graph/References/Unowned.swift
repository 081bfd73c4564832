/// A reference that does not keep its object alive and is never used after the object is gone.
struct Unowned<Object: AnyObject> {
  unowned let object: Object

  init(_ object: Object) {
    self.object = object
  }
}
