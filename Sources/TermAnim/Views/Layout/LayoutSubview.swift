public import Foundation

/// A view as the layout around it sees it.
///
/// Lent to a layout for the time of a call, on the main thread.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let element: Element
  private let placements: LayoutPlacements
  private let index: Int

  init(_ element: Element, at index: Int, in placements: LayoutPlacements) {
    (self.element, self.index, self.placements) = (element, index, placements)
  }

  /// How early the view is given space, greater first.
  public var priority: Double {
    onMain { $0.traits.layoutPriority ?? $0.traits.usualPriority }
  }

  /// The distances that the view likes to keep from others.
  public var spacing: ViewSpacing {
    onMain { $0.rememberedSpacing }
  }

  /// The value that the view has for a layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let identifier = ObjectIdentifier(key)
    return onMain { $0.traits.layoutValues[identifier] as? Key.Value } ?? Key.defaultValue
  }

  /// What the view tells the container around it.
  public var containerValues: ContainerValues {
    onMain { $0.containerValues }
  }

  /// The size the view chooses when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMain { $0.size(for: proposal) }
  }

  /// The view's size and guides when it is offered `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMain { $0.dimensions(for: proposal) }
  }

  /// Puts the point `anchor` of the view at `position`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    placements.place(
      index,
      at: CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal)
  }

  public static func == (subview: LayoutSubview, other: LayoutSubview) -> Bool {
    subview.element === other.element
  }

  private func onMain<Result>(_ ask: @MainActor (Element) -> Result) -> Result {
    MainActor.trusting(ask, with: element)
  }
}
