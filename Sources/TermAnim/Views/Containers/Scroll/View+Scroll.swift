public import Foundation

extension View {
  /// Says when the scroll bars of the scroll views in this view are shown.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollOptions) { options in
      for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
        options.indicators[axis] = visibility
      }
    }
  }

  /// Keeps the scroll views in this view from being moved by those who look.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollOptions) { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Lets the scroll views in this view draw beyond their frames.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollOptions) { $0.isClipDisabled = disabled }
  }

  /// Says where the scroll views in this view come to rest, but for those within others.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollOptions) { $0.own.behavior = behavior }
  }

  /// Lets scroll views come to rest at the views that this one arranges.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Ties `id` to the view at a place of the scroll view: set, it scrolls there; scrolled, it
  /// follows.
  ///
  /// The views are those in a `scrollTargetLayout`; the place is the point `anchor` of the window,
  /// nil its beginning, both without margins.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(link: ScrollPositionLink(id, anchor: anchor)))
  }

  /// Says which point of the content the scroll views in this view show at first, and keep to in
  /// the other roles; nil is the beginning.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollOptions) { $0.own.anchors.anchor = anchor }
  }

  /// Says which point of the content the scroll views in this view keep to in one role, which goes
  /// before what is said for all; nil is the beginning.
  ///
  /// When sizes change, the window stays at the point if it is there.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollOptions) { $0.own.anchors[role] = anchor }
  }

  /// Adds space around the contents of the scroll views in this view.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollOptions) { options in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { options.own.contentMargins.top = insets.top }
      if edges.contains(.leading) { options.own.contentMargins.leading = insets.leading }
      if edges.contains(.bottom) { options.own.contentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { options.own.contentMargins.trailing = insets.trailing }
    }
  }

  /// Adds `length` points around the contents of the scroll views in this view; nil is 16 points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Adds `length` points around the contents of the scroll views in this view.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
