/// A view that may have been given an identity, outside of its body.
protocol Identified {
  /// The outermost one; nil where it has none.
  var givenIdentity: AnyHashable? { get }
}
