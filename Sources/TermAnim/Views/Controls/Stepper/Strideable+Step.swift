extension Strideable {
  /// The value `step` further on, brought into `bounds`; nil where it would be beyond the end of
  /// them that lies ahead, or beyond what the type can hold.
  func stepped(by step: Stride, in bounds: ClosedRange<Self>?) -> Self? {
    guard let next = advancedIfHeld(by: step) else { return nil }
    guard let bounds else { return next }
    guard step > 0 ? next <= bounds.upperBound : next >= bounds.lowerBound else { return nil }
    return min(max(next, bounds.lowerBound), bounds.upperBound)
  }

  /// Integers trap where the type has no such value; all others have one.
  private func advancedIfHeld(by step: Stride) -> Self? {
    guard let integer = self as? any FixedWidthInteger, let step = step as? Int else {
      return advanced(by: step)
    }
    return integer.sum(with: step) as? Self
  }
}

extension FixedWidthInteger {
  /// The sum; nil where the type does not have it.
  fileprivate func sum(with step: Int) -> Self? {
    guard let length = Self(exactly: step.magnitude) else { return nil }
    let (sum, overflows) =
      step < 0 ? subtractingReportingOverflow(length) : addingReportingOverflow(length)
    return overflows ? nil : sum
  }
}
