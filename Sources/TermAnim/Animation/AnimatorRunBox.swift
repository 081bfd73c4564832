/// Holds the run of an animator, so that the animator itself is the same for values of any type.
final class AnimatorRunBox<Value: VectorArithmetic> {
  var run: AnimatorRun<Value>

  init(_ run: AnimatorRun<Value>) {
    self.run = run
  }
}
