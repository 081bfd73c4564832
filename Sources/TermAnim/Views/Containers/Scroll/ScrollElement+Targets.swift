import Foundation

extension ScrollElement {
  /// The frames of the views to come to rest at, in the space of the content without its margins,
  /// from where lines begin.
  var targetFrames: [CGRect] {
    sortedTargets.map {
      var frame = limits.withoutMargins($0.frame)
      if isRightToLeft { frame.origin.x = limits.innerContent.width - frame.maxX }
      return frame
    }
  }

  /// A point of window or content as it lies where lines begin on the right.
  func seen(_ anchor: UnitPoint) -> UnitPoint {
    isRightToLeft ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
  }

  typealias Target = (element: Element, frame: CGRect)

  /// From top to bottom, and those beside each other as rows go.
  private var sortedTargets: [Target] {
    targets.sorted { ($0.frame.minY, lead($0.frame)) < ($1.frame.minY, lead($1.frame)) }
  }

  /// What grows along a row.
  func lead(_ frame: CGRect) -> CGFloat { isRightToLeft ? -frame.maxX : frame.minX }

  /// The views to come to rest at, and their frames in the space of the content.
  var targets: [Target] {
    targetLayouts.objects.filter { $0.scrollElement === self }.flatMap(\.arrangedElements)
      .map { ($0, $0.frame(inContentOf: self)) }
  }

  /// How much of each view to come to rest at is in the window, of those with an identity.
  private var targetShares: [ScrollTargetShare] {
    let window = CGRect(origin: presentedOffset, size: limits.window)
    let identities = owner.map { ElementIdentities(below: $0) }
    return sortedTargets.compactMap { element, frame in
      identities?[element].map {
        ScrollTargetShare(id: $0, share: frame.share(in: window))
      }
    }
  }

  /// Tells those who watch which views are seen, after the current update: only then are the views
  /// where the layout wants them.
  func reportTargetShares() {
    let observers = options.asked.own.targetObservers
    guard !observers.isEmpty else { return }
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      let shares = targetShares
      for observer in observers { observer(shares) }
    }
  }

  /// Brings a view inside to where the point `anchor` of view and window meet; nil moves no further
  /// than is needed to see it.
  func scroll(to element: Element, anchor: UnitPoint?) {
    scroll(to: offset(of: element, anchor: anchor), of: element)
  }

  /// Brings a row near the middle of the window, which then begins with a whole row where all are
  /// as high, unless it is at the end of the content.
  func center(row: Element) {
    let frame = limits.withoutMargins(row.frame(inContentOf: self))
    guard frame.height > 0 else { return }
    let above = ((limits.innerWindow.height - frame.height) / 2 / frame.height).rounded(.down)
    scroll(to: CGPoint(x: targetOffset.x, y: frame.minY - max(above, 0) * frame.height), of: row)
  }

  private func offset(of element: Element, anchor: UnitPoint?) -> CGPoint {
    let frame = limits.withoutMargins(element.frame(inContentOf: self))
    let window = CGRect(origin: targetOffset, size: limits.innerWindow)
    let anchor = anchor.map(seen)
    return CGPoint(
      x: place(frame.minX, frame.width, in: window.minX, window.width, anchor?.x),
      y: place(frame.minY, frame.height, in: window.minY, window.height, anchor?.y))
  }

  /// Where the window is to go so that `rect`, in the space of the content, is seen; it moves no
  /// further than is needed, and only along its axes.
  func offset(showing rect: CGRect) -> CGPoint {
    var offset = movement.destination
    let (rect, room) = (limits.withoutMargins(rect), limits.innerWindow)
    if options.axes.contains(.horizontal) {
      offset.x = place(rect.minX, rect.width, in: offset.x, room.width, nil)
    }
    if options.axes.contains(.vertical) {
      offset.y = place(rect.minY, rect.height, in: offset.y, room.height, nil)
    }
    return limits.clamp(offset)
  }

  /// Where `rect`, in the space of the content, is seen in the space of the element's frame when
  /// the window has come to `offset`; where it would be if nothing of it is seen.
  func seen(_ rect: CGRect, from offset: CGPoint) -> CGRect {
    let shown = rect.offsetBy(dx: frame.minX - offset.x, dy: frame.minY - offset.y)
    let seen = shown.overlap(with: frame)
    return seen.isNull ? shown : seen
  }

  /// Where the window begins along an axis when it shows a view as asked for; all without margins.
  private func place(
    _ start: CGFloat, _ length: CGFloat, in windowStart: CGFloat, _ room: CGFloat,
    _ anchor: CGFloat?
  ) -> CGFloat {
    if let anchor { return start + anchor * (length - room) }
    if start < windowStart { return start }
    let end = start + length
    return end > windowStart + room ? min(start, end - room) : windowStart
  }

  /// Where the window is when it is at a goal; nil for a view that is not there.
  func offset(of goal: ScrollGoal, anchor: UnitPoint?) -> CGPoint? {
    let now = targetOffset
    switch goal {
    case .view(let id, let own):
      let element = owner?.element(identifiedBy: id.value)
      return element.map { offset(of: $0, anchor: own ?? anchor ?? .topLeading) }
    case .edge(.top): return CGPoint(x: now.x, y: 0)
    case .edge(.bottom): return CGPoint(x: now.x, y: limits.range(.vertical).upperBound)
    case .edge(.leading): return CGPoint(x: limits.place(of: seen(.leading)).x, y: now.y)
    case .edge(.trailing): return CGPoint(x: limits.place(of: seen(.trailing)).x, y: now.y)
    case .offset(let x, let y): return CGPoint(x: x ?? now.x, y: y ?? now.y)
    }
  }
}
