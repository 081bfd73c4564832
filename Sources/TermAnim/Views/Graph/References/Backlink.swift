/// A reference to an object that does not keep it alive, shared by all that refer to it so.
///
/// An object that a `weak` reference was ever made to counts its references in a table beside it,
/// which takes several times as long: that matters for nodes and elements, all of which know what
/// they are in. For one thread.
final class Backlink<Object: AnyObject> {
  /// Nil when the object is gone; still the object while what it holds is going.
  unowned(unsafe) private(set) var object: Object?

  private init(to object: Object) {
    self.object = object
  }

  /// Makes the backlink to the object that it is a part of, and cuts it when that goes.
  struct Source: ~Copyable {
    private var link: Backlink?

    init() {}

    deinit {
      link?.object = nil
    }

    mutating func link(to object: Object) -> Backlink {
      if let link { return link }
      let link = Backlink(to: object)
      self.link = link
      return link
    }
  }
}
