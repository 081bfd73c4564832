public import Foundation

/// A line of a view, or how long one of its sides is, that constraints tie to others.
@MainActor @preconcurrency
public class NSLayoutAnchor<AnchorType: AnyObject> {
  let place: LayoutPlace

  init(_ place: LayoutPlace) {
    self.place = place
  }

  /// A constraint that puts this where `anchor` is, or `constant` points further.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .equal, to: anchor.place, constant: constant)
  }

  /// A constraint of no effect here: views are placed by equalities.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .greaterThanOrEqual, to: anchor.place, constant: constant)
  }

  /// A constraint of no effect here: views are placed by equalities.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, .lessThanOrEqual, to: anchor.place, constant: constant)
  }
}

/// An upright line of a view.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A level line of a view.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

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
