import Foundation

extension UIView {
  /// Puts a view in front of the others inside, and takes it out of where it was.
  public func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view among those inside, the first at the back, and takes it out of where it was; one
  /// that this one is in stays where it is.
  public func insertSubview(_ view: UIView, at index: Int) {
    guard !isInside(view) else { return }
    view.removeFromSuperview()
    let index = min(max(index, 0), subviews.count)
    // Layers of the program's own may lie among those of the views.
    let layers = ownLayer.sublayers ?? []
    let next = index < subviews.count ? subviews[index].ownLayer : nil
    let place = layers.firstIndex { $0 === next } ?? layers.count
    ownLayer.insertSublayer(view.ownLayer, at: UInt32(place))
    subviews.insert(view, at: index)
    view.superview = self
    view.ownLayer.frame = view.frame
    rearrange()
  }

  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    ownLayer.removeFromSuperlayer()
  }

  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Whether the view is another one, or in it at any depth.
  public func isDescendant(of view: UIView) -> Bool { isInside(view) }

  private func isInside(_ view: UIView) -> Bool {
    self === view || superview?.isInside(view) == true
  }

  /// Places what is in the view around, or in this one where there is none, by the constraints.
  func rearrange() {
    let container = superview ?? self
    container.arrangeSubviews(from: container.frame.size)
  }

  /// Places the views inside after the size of this one was `old`.
  func arrangeSubviews(from old: CGSize) {
    for view in subviews {
      let size = view.frame.size
      view.frame = view.arranged(in: frame.size, from: old)
      view.arrangeSubviews(from: size)
      if view.frame.size != size { view.layoutSubviews() }
    }
  }

  /// Where constraints put the view along each axis, or else its mask, when the one around goes
  /// from one size to another.
  private func arranged(in size: CGSize, from old: CGSize) -> CGRect {
    let (x, width) =
      constrained(along: .horizontal, frame.width)
      ?? autoresizingMask.range(
        frame.minX, frame.width, growth: size.width - old.width,
        (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin))
    let (y, height) =
      constrained(along: .vertical, frame.height)
      ?? autoresizingMask.range(
        frame.minY, frame.height, growth: size.height - old.height,
        (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Where the constraints put the view along an axis; nil where none does.
  private func constrained(
    along axis: Axis, _ length: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let demands = constraints.compactMap { $0.demand(on: self, along: axis) }
    guard !demands.isEmpty else { return nil }
    func value(_ mark: LayoutPlace.Mark) -> CGFloat? { demands.first { $0.mark == mark }?.value }
    let (start, middle, end) = (value(.start), value(.middle), value(.end))
    let between = start.flatMap { start in
      end.map { $0 - start } ?? middle.map { 2 * ($0 - start) }
    }
    let half = end.flatMap { end in middle.map { 2 * (end - $0) } }
    let own = fixedSize.map { axis == .horizontal ? $0.width : $0.height }
    let size = max(value(.length) ?? between ?? half ?? own ?? length, 0)
    let first = start ?? end.map { $0 - size } ?? middle.map { $0 - size / 2 }
    return (first ?? (axis == .horizontal ? frame.minX : frame.minY), size)
  }
}

extension UIView.AutoresizingMask {
  /// What becomes of a start and a length where there is so much more room: what can give shares
  /// it.
  fileprivate func range(
    _ start: CGFloat, _ length: CGFloat, growth: CGFloat, _ parts: (Self, Self, Self)
  ) -> (start: CGFloat, length: CGFloat) {
    let flexible = [parts.0, parts.1, parts.2].filter { contains($0) }
    guard !flexible.isEmpty else { return (start, length) }
    let share = growth / CGFloat(flexible.count)
    return (
      start + (contains(parts.0) ? share : 0), max(length + (contains(parts.1) ? share : 0), 0)
    )
  }
}
