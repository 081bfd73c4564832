public import Foundation

/// Where a scroll view is to be, or where whoever looks has taken it.
///
/// Set in a state that a scroll view is tied to by `scrollPosition(_:anchor:)`, it scrolls there.
/// When somebody else scrolls it says so, and which view is in its place, provided that it knows
/// the type of their identities.
public struct ScrollPosition: Sendable {
  private(set) var goal: ScrollGoal?
  private var idType: any (Hashable & Sendable).Type
  /// Whether somebody who looks has moved the scroll view since the program has.
  public private(set) var isPositionedByUser = false

  private init(_ goal: ScrollGoal?, _ idType: any (Hashable & Sendable).Type) {
    (self.goal, self.idType) = (goal, idType)
  }

  /// The beginning of the content; `idType` is that of the identities of its views.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    self.init(nil, idType)
  }

  /// A view by its identity, see `scrollTo(id:anchor:)`.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(ScrollGoal(AnyHashable(ofView: id), anchor: anchor), ID.self)
  }

  /// An end of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
  }

  /// A point of the content, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.offset(x: point.x, y: point.y), idType)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.offset(x: x, y: y), idType)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.offset(x: x, y: nil), idType)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.offset(x: nil, y: y), idType)
  }
}

// MARK: Scrolling

extension ScrollPosition {
  /// Brings the view with that identity to where the point `anchor` of view and window meet; nil is
  /// the anchor of `scrollPosition(_:anchor:)`, or else the beginning.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    idType = ID.self
    go(to: ScrollGoal(AnyHashable(ofView: id), anchor: anchor))
  }

  /// Goes to an end of the content.
  public mutating func scrollTo(edge: Edge) {
    go(to: .edge(edge))
  }

  /// Puts the corner of the window at a point of the content, as nearly as can be.
  public mutating func scrollTo(point: CGPoint) {
    go(to: .offset(x: point.x, y: point.y))
  }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    go(to: .offset(x: x, y: y))
  }

  public mutating func scrollTo(x: CGFloat) {
    go(to: .offset(x: x, y: nil))
  }

  public mutating func scrollTo(y: CGFloat) {
    go(to: .offset(x: nil, y: y))
  }

  private mutating func go(to goal: ScrollGoal) {
    (self.goal, isPositionedByUser) = (goal, false)
  }

  /// Takes note that somebody has scrolled to a view; nil to none that has an identity.
  mutating func follow(to id: AnyHashable?) {
    goal = id.flatMap { known($0) == nil ? nil : ScrollGoal($0, anchor: nil) }
    isPositionedByUser = true
  }

  private func known(_ id: AnyHashable) -> (any Hashable & Sendable)? {
    func opened<ID: Hashable & Sendable>(_ type: ID.Type) -> (any Hashable & Sendable)? {
      id.base as? ID
    }
    return opened(idType)
  }
}

// MARK: Where it is

extension ScrollPosition {
  /// The end it was set to, until somebody scrolls.
  public var edge: Edge? {
    if case .edge(let edge) = goal { return edge }
    return nil
  }

  /// The point it was set to, until somebody scrolls.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = goal { return CGPoint(x: x, y: y) }
    return nil
  }

  /// The x it was set to, until somebody scrolls.
  public var x: CGFloat? {
    if case .offset(let x, _) = goal { return x }
    return nil
  }

  /// The y it was set to, until somebody scrolls.
  public var y: CGFloat? {
    if case .offset(_, let y) = goal { return y }
    return nil
  }

  /// The view it was set to, or that is in its place since somebody has scrolled.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = goal { return known(id.value) }
    return nil
  }

  /// The same for views whose identities are of type `T`.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    viewID as? T
  }
}

extension ScrollPosition: Equatable {
  /// Whether both are the same place, however they came to be.
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.goal == b.goal && a.isPositionedByUser == b.isPositionedByUser
  }
}

extension View {
  /// Ties `position` to the scroll view in this view: set, it scrolls there; scrolled by somebody
  /// else, it follows.
  ///
  /// The views it tells of are those in a `scrollTargetLayout`, the one nearest to the point
  /// `anchor` of the window, nil its beginning.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(link: ScrollPositionLink(position, anchor: anchor)))
  }
}
