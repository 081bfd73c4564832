public import Foundation

/// A layout of any type.
///
/// Views that it arranges stay the same views when it becomes a layout of another type: in an
/// animated change they move to their new places.
public struct AnyLayout: Layout {
  /// What the layout inside keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  private var layout: any Layout

  public init<Arrangement: Layout>(_ layout: Arrangement) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// What is true of the layout inside.
  var properties: LayoutProperties { type(of: layout).layoutProperties }

  public var animatableData: ErasedAnimatableData {
    get { ErasedAnimatableData(of: layout) }
    set { layout = newValue.written(to: layout) }
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.update(&cache, subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    layout.size(proposal, subviews, &cache)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.spacing(subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.place(subviews, in: bounds, proposal, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.guide(guide, in: bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.guide(guide, in: bounds, proposal, subviews, &cache)
  }
}

// The requirements with the cache of any layout; one of another type counts as none.
extension Layout {
  private func opened<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var own = cache.value as? Cache ?? makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(&own)
  }

  fileprivate func update(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    opened(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    opened(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func spacing(
    _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    opened(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func place(
    _ subviews: Subviews, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ cache: inout AnyLayout.Cache
  ) {
    opened(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guide(
    _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    opened(&cache, subviews) {
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guide(
    _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    opened(&cache, subviews) {
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
