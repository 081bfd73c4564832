public import Foundation

/// One place of a view that is tied to another one.
///
/// A terminal goes by equalities that are active: between a view and the one around it, or one
/// beside it and nearer to the back. The first that says something counts.
@MainActor @preconcurrency
public final class NSLayoutConstraint {
  /// How two places are tied.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  let first: LayoutPlace
  let second: LayoutPlace?
  public let relation: Relation
  public let multiplier: CGFloat
  /// In points.
  public var constant: CGFloat {
    didSet { if isActive { first.view?.rearrange() } }
  }
  /// Noted and left at that.
  public var priority = UILayoutPriority.required
  /// Noted and left at that.
  public var identifier: String?

  /// Whether the constraint has an effect.
  public var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      for view in [first.view, second?.view].compactMap(\.self) {
        view.constraints.removeAll { $0 === self }
        if isActive { view.constraints.append(self) }
      }
      first.view?.rearrange()
    }
  }

  init(
    _ first: LayoutPlace, _ relation: Relation, to second: LayoutPlace?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    (self.first, self.second, self.relation) = (first, second, relation)
    (self.multiplier, self.constant) = (multiplier, constant)
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Where the constraint puts a place of `view` on an axis, measured from the corner of the view
  /// around; nil when it says nothing about that.
  func demand(on view: UIView, along axis: Axis) -> (mark: LayoutPlace.Mark, value: CGFloat)? {
    guard relation == .equal, first.axis == axis else { return nil }
    guard let second else { return first.view === view ? (first.mark, constant) : nil }
    if first.view === view, let value = second.value(around: view) {
      return (first.mark, value * multiplier + constant)
    }
    if second.view === view, multiplier != 0, let value = first.value(around: view) {
      return (second.mark, (value - constant) / multiplier)
    }
    return nil
  }
}
