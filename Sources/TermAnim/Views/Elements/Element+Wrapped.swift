extension Element {
  /// The element and, for as long as one only wraps another, what it is wrapped around; from the
  /// outside inwards.
  var wrapped: UnfoldFirstSequence<Element> {
    sequence(first: self) { ($0 as? WrapperElement)?.content }
  }
}
