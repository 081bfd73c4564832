import Foundation

/// A vector that is nothing but `Double`s in a row.
///
/// Arithmetic on such vectors can go through their numbers in memory, without asking each part of
/// a pair of pairs how it adds.
protocol NumberVector: VectorArithmetic {}

extension Double: NumberVector {}
extension CGFloat: NumberVector {}
extension EmptyAnimatableData: NumberVector {}
extension AnimatablePair: NumberVector where First: NumberVector, Second: NumberVector {}

extension VectorArithmetic {
  /// Whether vectors of the type are nothing but `Double`s; takes a look at the conformance.
  static var isMadeOfNumbers: Bool { self is any NumberVector.Type }
}
