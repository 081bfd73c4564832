import Foundation

/// Moving with whoever looks: by the wheel, by keys and by drags.
extension ScrollElement {
  /// Whether there is somewhere to go along an axis.
  func canScroll(_ axis: Axis) -> Bool {
    options.axes.contains(Axis.Set(axis)) && !options.asked.isDisabled
      && (limits.range(axis).upperBound > 0 || axis == .vertical && refreshAction != nil)
  }

  /// Moves by a wheel; says whether there was somewhere to go.
  ///
  /// Where a behaviour is asked for, turning a wheel on while the window is on its way to a place
  /// far away, such as a page, is part of the same movement.
  func scroll(by delta: CGSize) -> Bool {
    guard dragStart == nil else { return true }
    if options.asked.own.behavior != nil, isFarOnTheWay(along: delta) { return true }
    return go(to: goal(by: delta))
  }

  /// Whether the window has more than a quarter of itself to go, in the direction of `delta`.
  private func isFarOnTheWay(along delta: CGSize) -> Bool {
    Axis.allCases.contains { axis in
      let way = movement.end(axis) - movement.place(axis)
      return abs(way) > limits.window.along(axis) / 4 && way * delta.along(axis) > 0
    }
  }

  /// Brings the window to `point`, as far as it can be moved; says whether there was somewhere to
  /// go.
  private func go(to point: CGPoint) -> Bool {
    var new: [Axis: ScrollMotion] = [:]
    for axis in Axis.allCases where canScroll(axis) {
      let target = point.along(axis)
      guard abs(target - movement.place(axis)) > 0.001 else { continue }
      new[axis] = motion(axis, to: target)
    }
    guard !new.isEmpty else { return false }
    glide(by: new)
    return true
  }

  /// The place that a notch of a wheel or a key leads to: so much further than where the window
  /// will be, or, where a behaviour is asked for, the first place in that direction where it comes
  /// to rest.
  private func goal(by delta: CGSize) -> CGPoint {
    let (start, window) = (movement.restingPoint, limits.window)
    let (x, y) = (delta.width.isFinite ? delta.width : 0, delta.height.isFinite ? delta.height : 0)
    let (right, down) = (x == 0 ? 0 : x / abs(x), y == 0 ? 0 : y / abs(y))
    var goal = start
    // Up to a window further; a wheel may turn by very little.
    for share in stride(from: 0, through: 1, by: 1 / 24.0) {
      let end = limits.clamp(
        CGPoint(
          x: start.x + x + right * share * window.width,
          y: start.y + y + down * share * window.height))
      guard let rest = self.goal(from: start, to: end, velocity: .zero) else { return end }
      goal = rest
      if (goal.x - start.x) * right > 0.001 || (goal.y - start.y) * down > 0.001 { break }
    }
    return goal
  }

  private func motion(_ axis: Axis, to target: CGFloat) -> ScrollMotion {
    ScrollMotion(
      from: movement.place(axis), to: target, velocity: movement.velocity(axis, at: graph.time),
      spring: ScrollMotion.following)
  }

  /// Brings the window to `point` as the wheel does; a drag goes before.
  func glide(to point: CGPoint) {
    guard dragStart == nil else { return }
    glide(by: [
      .horizontal: motion(.horizontal, to: point.x), .vertical: motion(.vertical, to: point.y),
    ])
  }

  /// Whether the window is at `point`, or will be when it has come to rest.
  func isBound(for point: CGPoint) -> Bool {
    let end = movement.destination
    return abs(end.x - point.x) < 0.001 && abs(end.y - point.y) < 0.001
  }

  /// Moves by a key; says whether there was somewhere to go.
  func press(_ key: KeyPress) -> Bool {
    let page = CGSize(
      width: max(24, limits.window.width - 24), height: max(24, limits.window.height - 24))
    let axis = options.axes.contains(.vertical) ? Axis.vertical : .horizontal
    func along(_ length: CGFloat) -> CGSize {
      guard axis == .horizontal else { return CGSize(width: 0, height: length) }
      return CGSize(width: isRightToLeft ? -length : length, height: 0)
    }
    let start = movement.restingPoint
    func end(_ anchor: UnitPoint) -> CGPoint {
      let place = limits.place(of: seen(anchor))
      return axis == .vertical ? CGPoint(x: start.x, y: place.y) : CGPoint(x: place.x, y: start.y)
    }
    switch key.key {
    case .upArrow: return go(to: goal(by: CGSize(width: 0, height: -24)))
    case .downArrow: return go(to: goal(by: CGSize(width: 0, height: 24)))
    case .leftArrow: return go(to: goal(by: CGSize(width: -24, height: 0)))
    case .rightArrow: return go(to: goal(by: CGSize(width: 24, height: 0)))
    case .pageUp: return go(to: goal(by: along(-page.along(axis))))
    case .pageDown: return go(to: goal(by: along(page.along(axis))))
    case .home: return go(to: end(.topLeading))
    case .end: return go(to: end(.bottomTrailing))
    default: return false
    }
  }

  /// Follows a drag that has gone `translation` points since it began.
  func drag(by translation: CGSize) {
    guard canScroll(.horizontal) || canScroll(.vertical) else { return }
    if dragStart == nil {
      moveByUser()
      movement.stop()
      dragStart = presentedOffset
      refreshPull?.takeHold()
    }
    guard let start = dragStart else { return }
    var point = start
    if canScroll(.horizontal) { point.x -= translation.width }
    if canScroll(.vertical) { point.y -= translation.height }
    movement.jump(to: givesWay ? limits.stretched(point) : limits.clamp(point))
    pullToRefresh()
    moved()
  }

  /// Whether the content can be moved beyond its ends, as long as it is held or as it is thrown.
  private var givesWay: Bool { UIScrollView.appearance().bounces }

  private var rate: UIScrollView.DecelerationRate { UIScrollView.appearance().decelerationRate }

  /// Lets go of a drag with a speed in points a second, and goes on accordingly.
  func endDrag(velocity: CGSize) {
    guard let start = dragStart else { return }
    dragStart = nil
    limits.roomAbove = refreshPull?.room ?? 0
    let velocities = [Axis.horizontal: -velocity.width, .vertical: -velocity.height]
      .mapValues { $0.isFinite ? $0 : 0 }
    let velocity = CGVector(dx: velocities[.horizontal] ?? 0, dy: velocities[.vertical] ?? 0)
    let projected = CGPoint(
      x: presentedOffset.x + velocity.dx / rate.friction,
      y: presentedOffset.y + velocity.dy / rate.friction)
    let goal = goal(from: start, to: limits.clamp(projected), velocity: velocity)
    var new: [Axis: ScrollMotion] = [:]
    for (axis, velocity) in velocities {
      let place = movement.place(axis)
      // Content that has become short is brought back, although there is nowhere to go.
      guard canScroll(axis) || !limits.range(axis).contains(place) else { continue }
      if let goal, limits.range(axis).contains(place) {
        new[axis] = ScrollMotion(
          throwing: place, to: axis == .horizontal ? goal.x : goal.y, velocity: velocity,
          within: givesWay ? nil : limits.range(axis))
      } else {
        new[axis] = ScrollMotion(
          from: place, velocity: velocity, within: limits.range(axis), swingsOver: givesWay,
          rate: rate)
      }
    }
    glide(by: new)
  }

  /// Where the asked-for behaviour wants to come to rest after a movement that would end at `end`;
  /// nil without one.
  private func goal(from start: CGPoint, to end: CGPoint, velocity: CGVector) -> CGPoint? {
    guard let behavior = options.asked.own.behavior else { return nil }
    let place = reach(of: behavior, from: start, to: end)
    var target = ScrollTarget(rect: CGRect(origin: fromStart(place), size: limits.window))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: fromStart(start), size: limits.window)),
        velocity: isRightToLeft ? CGVector(dx: -velocity.dx, dy: velocity.dy) : velocity,
        contentSize: limits.content, containerSize: limits.window, axes: options.axes,
        targets: targetFrames))
    return limits.clamp(fromStart(target.rect.origin))
  }

  /// A place of the window from where lines begin, and the other way round.
  private func fromStart(_ place: CGPoint) -> CGPoint {
    guard isRightToLeft else { return place }
    return CGPoint(x: limits.range(.horizontal).upperBound - place.x, y: place.y)
  }

  /// Where a movement would come to by itself, as far as `behavior` lets it.
  private func reach(
    of behavior: any ScrollTargetBehavior, from start: CGPoint, to end: CGPoint
  ) -> CGPoint {
    guard behavior.properties(context: .init()).limitsScrolls else { return end }
    let window = limits.window
    return CGPoint(
      x: min(max(end.x, start.x - window.width), start.x + window.width),
      y: min(max(end.y, start.y - window.height), start.y + window.height))
  }
}

extension ScrollElement: Pressable {
  var priority: GesturePriority { .preempting }

  func follow(_ phase: GesturePhase<DragGesture.Value>) {
    switch phase {
    case .active(let value): drag(by: value.translation)
    case .ended(let value): endDrag(velocity: value.velocity)
    case .failed: endDrag(velocity: .zero)
    case .possible: break
    }
  }
}
