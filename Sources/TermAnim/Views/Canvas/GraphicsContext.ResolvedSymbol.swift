public import Foundation

extension GraphicsContext {
  /// A view that can be drawn.
  public struct ResolvedSymbol {
    /// The size the view chooses by itself.
    public let size: CGSize
    fileprivate let commands: [DisplayList.Command]
  }

  /// The view among the canvas's symbols whose tag is `id`, or without a tag its identity in a
  /// `ForEach`; nil when there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    // Renderers run on the main thread, where the views are.
    nonisolated(unsafe) let id = AnyHashable(id)
    let symbols = symbols
    let found = MainActor.assumeIsolated {
      symbols[id].map { symbol in
        var commands: [DisplayList.Command] = []
        symbol.draw(into: &commands)
        return (size: symbol.frame.size, commands: commands)
      }
    }
    return found.map { ResolvedSymbol(size: $0.size, commands: $0.commands) }
  }

  /// Draws a view such that its `anchor` is at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(
      x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height)
    draw(symbol, in: CGRect(origin: origin, size: symbol.size))
  }

  /// Draws a view stretched to `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var copy = self
    copy.translateBy(x: rect.minX, y: rect.minY)
    copy.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    copy.draw(symbol.commands)
  }
}
