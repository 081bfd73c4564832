/// One of the views of a `ViewThatFits`.
final class FittingCandidate: ListedView {
  private weak var fitting: ViewThatFitsElement?

  init(_ element: Element, of fitting: ViewThatFitsElement?) {
    self.fitting = fitting
    super.init(element)
  }

  override var isShown: Bool { fitting?.shown === element }
}
