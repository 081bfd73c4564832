import Foundation

/// A place in a view that other views can ask for in their own space.
///
/// Made by `anchorPreference`, opened by a `GeometryProxy`; what was found when it was made stays.
public struct Anchor<Value> {
  /// On the screen.
  private let screenValue: Value
  private let convert: Source.Conversion

  init(_ screenValue: Value, convert: @escaping Source.Conversion) {
    (self.screenValue, self.convert) = (screenValue, convert)
  }

  /// The place where `move` takes points of the screen.
  func value(_ move: (CGPoint) -> CGPoint) -> Value {
    convert(screenValue, move)
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (anchor: Anchor<Value>, other: Anchor<Value>) -> Bool {
    anchor.screenValue == other.screenValue
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(screenValue)
  }
}
