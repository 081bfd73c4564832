import Foundation

/// Comes to rest with a view at the edge of the window without its margins, or where an anchor
/// says.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one movement may go past.
  public struct LimitBehavior: Hashable, Sendable {
    private enum Kind {
      case automatic
      case one
      case few
      case never
    }

    private let kind: Kind

    public static let automatic = LimitBehavior(kind: .automatic)
    public static let always = LimitBehavior(kind: .few)
    public static let alwaysByFew = LimitBehavior(kind: .few)
    public static let alwaysByOne = LimitBehavior(kind: .one)
    public static let never = LimitBehavior(kind: .never)

    /// The most views to go past.
    var limit: Int {
      switch kind {
      case .one: 1
      case .few: 3
      case .automatic, .never: .max
      }
    }
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint

  /// With the beginning of a view at that of the window.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// With a point of a view at that of the window, as shares of their sizes; nil is the beginning,
  /// and so is what is not finite.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    let anchor = anchor ?? .topLeading
    self.limitBehavior = limitBehavior
    self.anchor = UnitPoint(
      x: anchor.x.isFinite ? anchor.x : 0, y: anchor.y.isFinite ? anchor.y : 0)
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      let width = target.rect.width
      let places = context.targets.map { $0.minX + anchor.x * ($0.width - width) }.sorted()
      target.rect.origin.x = nearest(target.rect.minX, from: start.minX, in: places)
    }
    if context.axes.contains(.vertical) {
      let height = target.rect.height
      let places = context.targets.map { $0.minY + anchor.y * ($0.height - height) }.sorted()
      target.rect.origin.y = nearest(target.rect.minY, from: start.minY, in: places)
    }
  }

  private func nearest(_ place: CGFloat, from start: CGFloat, in places: [CGFloat]) -> CGFloat {
    func index(_ place: CGFloat) -> Int? {
      places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
    }
    guard let wanted = index(place), let first = index(start) else { return place }
    let limit = limitBehavior.limit
    guard abs(wanted - first) > limit else { return places[wanted] }
    return places[wanted > first ? first + limit : first - limit]
  }
}
