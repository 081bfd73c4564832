/// An element that runs what a program has written outside of bodies, such as a closure for layout.
@MainActor
protocol ReadingElement: Element {
  /// The node to be evaluated again when state changes that was read; nil for none.
  var reader: Backlink<ViewNode>? { get set }
}

extension ReadingElement {
  /// Runs what reads.
  func reading<Result>(_ read: () -> Result) -> Result {
    Evaluation.of(reader?.object, read)
  }
}
