/// A way for symbols to move.
public protocol SymbolEffect: Sendable {
  /// What a symbol does.
  var motion: SymbolMotion { get }
}
