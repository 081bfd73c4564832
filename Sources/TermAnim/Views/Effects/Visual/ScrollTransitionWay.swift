import Foundation

/// How far a view is out of the window of its scroll view.
struct ScrollTransitionWay: Sendable {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?

  /// The phase that a view is in or on its way to, and how much of that way it has gone, 0...1.
  @MainActor
  func phase(
    of element: GeometryObserverElement
  ) -> (phase: ScrollTransitionPhase, progress: Double) {
    let proxy = element.proxy()
    guard let nearest = element.nearestScrollElement else { return (.identity, 0) }
    let axis = axis ?? (nearest.options.axes.contains(.vertical) ? .vertical : .horizontal)
    guard let scroll = element.scrollElement(along: axis) else { return (.identity, 0) }
    let frame = proxy.frame(in: .scrollView(axis: axis))
    let window = scroll.limits.innerWindow.along(axis)
    let left = scroll.isRightToLeft ? window - frame.maxX : frame.minX
    let (start, length) = axis == .vertical ? (frame.minY, frame.height) : (left, frame.width)
    let before = topLeading.progress(
      hidden: -start, length: length)
    let after = bottomTrailing.progress(hidden: start + length - window, length: length)
    return before >= after ? (.topLeading, before) : (.bottomTrailing, after)
  }
}

extension ScrollTransitionConfiguration {
  /// How much of a view that is `length` points long counts as gone when so many points of it are
  /// beyond an edge; 0...1.
  fileprivate func progress(hidden: CGFloat, length: CGFloat) -> Double {
    guard length > 0, threshold.inset.isFinite else { return 0 }
    let allowed = length * (1 - threshold.share) - threshold.inset
    guard isInteractive else { return hidden > allowed ? 1 : 0 }
    let way = max(1, length - allowed)
    let progress = min(max((hidden - allowed) / way, 0), 1)
    return curve.value(at: progress)
  }
}
