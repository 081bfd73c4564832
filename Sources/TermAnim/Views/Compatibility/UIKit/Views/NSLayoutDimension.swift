public import Foundation

/// How wide or high a view is.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that makes the side `constant` points long.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, to: nil, constant: constant)
  }

  /// A constraint of no effect here: views are placed by equalities.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, to: nil, constant: constant)
  }

  /// A constraint of no effect here: views are placed by equalities.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, to: nil, constant: constant)
  }

  /// A constraint that makes the side `multiplier` times as long as another one, and `constant`
  /// points longer.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, .equal, to: anchor.place, multiplier: multiplier, constant: constant)
  }
}
