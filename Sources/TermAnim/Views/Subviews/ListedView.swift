/// A view in a list of views that are in the tree only where they are shown.
@MainActor
class ListedView {
  let element: Element
  /// What comes and goes as the view; nil before it is found, and where there is no such node.
  ///
  /// It never comes to stand for another view.
  final var item: ViewNode? {
    get { link?.object }
    set { link = newValue?.backlink }
  }

  private var link: Backlink<ViewNode>?

  init(_ element: Element) {
    self.element = element
  }

  /// Whether the view is shown somewhere.
  var isShown: Bool { false }
}
