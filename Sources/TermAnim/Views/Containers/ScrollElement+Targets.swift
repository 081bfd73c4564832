import Foundation

extension ScrollElement {
  /// The frames of the views to come to rest at, in the space of the content.
  var targetFrames: [CGRect] {
    targets.map(\.frame)
  }

  private var targets: [(element: Element, frame: CGRect)] {
    targetLayouts.objects.filter { $0.scrollElement === self }.flatMap(\.arrangedElements)
      .map { ($0, frameInContent(of: $0)) }
      .sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }
  }

  /// The frame of an element inside, in the space of the content.
  func frameInContent(of element: Element) -> CGRect {
    element.frame.box { point in
      var (point, around) = (point, element.parent)
      while let next = around, next !== self {
        point = next.shownPoint(ofContent: point)
        around = next.parent
      }
      return point
    }
  }

  /// Brings a view inside to where the point `anchor` of view and window meet; nil moves no further
  /// than is needed to see it.
  func scroll(to element: Element, anchor: UnitPoint?) {
    let frame = frameInContent(of: element)
    let window = CGRect(origin: targetOffset, size: limits.window)
    scroll(
      to: CGPoint(
        x: place(frame.minX, frame.width, in: window.minX, window.width, anchor?.x),
        y: place(frame.minY, frame.height, in: window.minY, window.height, anchor?.y)))
  }

  /// Where the window begins along an axis when it shows a view as asked for.
  private func place(
    _ start: CGFloat, _ length: CGFloat, in windowStart: CGFloat, _ room: CGFloat,
    _ anchor: CGFloat?
  ) -> CGFloat {
    if let anchor { return start + anchor * (length - room) }
    if start < windowStart { return start }
    let end = start + length
    return end > windowStart + room ? min(start, end - room) : windowStart
  }

  // MARK: Position by identity

  /// Follows the asked-for position when it is another one than the one that is seen.
  func positionLinkChanged() {
    guard let link = options.asked.position, let id = link.get(), id != knownPosition else {
      return
    }
    knownPosition = id
    let transaction = transaction
    graph.afterUpdate { [weak self] in
      self?.graph.enqueue(transaction) { self?.scroll(to: id, anchor: link.anchor) }
    }
  }

  private func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    if let element = owner?.element(identifiedBy: id) {
      scroll(to: element, anchor: anchor ?? .topLeading)
    }
  }

  /// Tells the binding which view is where it asks for.
  func reportPosition() {
    guard let link = options.asked.position, let owner else { return }
    let anchor = link.anchor ?? .topLeading
    let point = anchor.point(in: CGRect(origin: presentedOffset, size: limits.window))
    let nearest = targets.min {
      distance($0.frame, anchor, point) < distance($1.frame, anchor, point)
    }
    guard let nearest, let id = owner.identity(of: nearest.element), id != knownPosition else {
      return
    }
    knownPosition = id
    graph.afterUpdate { link.set(id) }
  }

  private func distance(_ frame: CGRect, _ anchor: UnitPoint, _ point: CGPoint) -> CGFloat {
    let place = anchor.point(in: frame)
    return hypot(place.x - point.x, place.y - point.y)
  }
}
