/// What a page of a navigation stack is made of, as it was described last.
///
/// A class because it is described where the page was pushed, and read where the page is.
@MainActor
final class PageSource {
  private var make: (_ level: Int) -> AnyView?
  private let readers = Dependents()

  init(_ make: @escaping (_ level: Int) -> AnyView?) {
    self.make = make
  }

  /// The page at a level of the stack; nil where nobody has said what it is.
  func page(atLevel level: Int) -> AnyView? {
    if let node = Evaluation.current { readers.insert(node) }
    return make(level)
  }

  /// Lets the page be made by `make` from now on.
  func update(to make: @escaping (_ level: Int) -> AnyView?) {
    self.make = make
    readers.invalidate()
  }
}
