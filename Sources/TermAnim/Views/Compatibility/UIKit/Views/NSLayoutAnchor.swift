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
