import Foundation

/// Whether values are the same, NaN being the same as NaN wherever it is in them.
///
/// A program that sets what it is told to, and is told again when that is another value, would
/// never come to rest otherwise.
enum Sameness {
  /// Whether `==` says that the values are the same, or they differ in nothing but NaN.
  ///
  /// Besides the cost of `==`, up to a thousand parts of values that differ are looked at; more are
  /// taken for different.
  static func holds<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
    old == new || differOnlyInNaN(old, new)
  }

  /// Whether two values are made of equal parts, but for at least one number that is NaN in both.
  ///
  /// Parts of collections, optionals, enums and structs are looked at, those of objects and sets
  /// are not.
  static func differOnlyInNaN(_ old: Any, _ new: Any) -> Bool {
    var comparison = Comparison()
    return comparison.areSame(old, new) && comparison.hasNaN
  }
}

/// A walk through the parts of two values.
private struct Comparison {
  /// Whether a number has been found that is NaN in both.
  private(set) var hasNaN = false
  /// How many parts may still be looked at: each costs about a microsecond.
  private var rest = 1000

  mutating func areSame(_ old: Any, _ new: Any) -> Bool {
    rest -= 1
    guard rest >= 0 else { return false }
    if let old = old as? any FloatingPoint, old.isNaN {
      let isSame = (new as? any FloatingPoint)?.isNaN == true
      hasNaN = hasNaN || isSame
      return isSame
    }
    if let old = old as? any Equatable, old.isEqual(to: new) { return true }
    let parts = Mirror(reflecting: old)
    guard parts.displayStyle == .dictionary else {
      return areSameInParts(parts, Mirror(reflecting: new))
    }
    // The cast makes another table, and is not worth it where there are too many parts.
    guard parts.children.count <= rest, let old = old as? [AnyHashable: Any],
      let new = new as? [AnyHashable: Any]
    else { return false }
    return areSameTables(old, new)
  }

  private mutating func areSameTables(_ old: [AnyHashable: Any], _ new: [AnyHashable: Any]) -> Bool
  {
    guard old.count == new.count else { return false }
    for (key, value) in old {
      guard let other = new[key], areSame(value, other) else { return false }
    }
    return true
  }

  private mutating func areSameInParts(_ old: Mirror, _ new: Mirror) -> Bool {
    let isOfParts = old.displayStyle.map { $0 != .class && $0 != .set } ?? false
    guard isOfParts, old.subjectType == new.subjectType, old.children.count == new.children.count,
      !old.children.isEmpty
    else { return false }
    for (part, other) in zip(old.children, new.children) {
      guard part.label == other.label, areSame(part.value, other.value) else { return false }
    }
    return true
  }
}
